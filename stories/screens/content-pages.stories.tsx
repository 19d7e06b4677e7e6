import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { pages, samplePagesIn } from './content-fixtures.ts';

/** The pages about this site, as a new sandbox has them. */
const meta = {
  component: App,
  args: { path: '/about' },
  parameters: { layout: 'fullscreen', msw: [...defaultHandlers, ...pages] },
  beforeEach: seenBy(null),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until a page is whole: its table of contents has every heading. */
const whole = async (root: HTMLElement, sections: number): Promise<void> => {
  const canvas = within(root);
  await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(sections));
  await waitFor(() => expect(root.querySelectorAll('nav ol li')).toHaveLength(sections));
};

export const About: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas, canvasElement }) {
    await whole(canvasElement, 5);
    await waitFor(() => expect(canvas.getByText('Version 3, last updated Nov 1, 2026')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'About Florin' })).toBeVisible());
    const others = await canvas.findByRole('navigation', { name: 'More about this site' });
    await waitFor(() =>
      expect(
        within(others)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual([...['Guarantee', 'Transparency', 'Partnership', 'Customer support']]),
    );
    await waitFor(() =>
      expect(document.querySelector('meta[name=description]')).toHaveAttribute(
        'content',
        'What Florin is, what it stands for, and who runs it.',
      ),
    );
  },
};

export const AboutTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  play: ({ canvasElement }) => whole(canvasElement, 5),
};

export const Guarantee: Story = {
  args: { path: '/guarantee' },
  play: ({ canvasElement }) => whole(canvasElement, 4),
};

export const GuaranteeTranslated: Story = {
  args: { path: '/guarantee' },
  parameters: { chromatic: { modes: languageModes } },
  play: ({ canvasElement }) => whole(canvasElement, 4),
};

export const Partnership: Story = {
  args: { path: '/partnership' },
  play: ({ canvasElement }) => whole(canvasElement, 4),
};

export const PartnershipTranslated: Story = {
  args: { path: '/partnership' },
  parameters: { chromatic: { modes: languageModes } },
  play: ({ canvasElement }) => whole(canvasElement, 4),
};

export const CustomerSupport: Story = {
  args: { path: '/customer-support' },
  play: ({ canvasElement }) => whole(canvasElement, 4),
};

export const CustomerSupportTranslated: Story = {
  args: { path: '/customer-support' },
  parameters: { chromatic: { modes: languageModes } },
  play: ({ canvasElement }) => whole(canvasElement, 4),
};

/** A link in a text leads on within the app. */
export const Linked: Story = {
  args: { path: '/customer-support' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Contact support' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact support' })).toBeVisible();
  },
};

/** The operator's own title is above the text. */
export const InEnglish: Story = {
  args: { path: '/partnership' },
  globals: { locale: 'ja-jp' },
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET info/partnership', {
        ...samplePagesIn('en-us').partnership,
        lang: 'en-us',
        version: 2,
        updated_at: '2026-11-01T00:00:00.000Z',
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('このページの日本語版はまだないため、英語で表示しています。')).toBeVisible();
    const title = await canvas.findByRole('heading', { level: 2, name: 'Partnership' });
    await waitFor(() => expect(title).toHaveAttribute('lang', 'en-US'));
  },
};

export const Withdrawn: Story = {
  args: { path: '/partnership' },
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET info/partnership', {
        title: '',
        html: '',
        lang: 'en-us',
        version: 0,
        updated_at: '1970-01-01T00:00:00.000Z',
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Nothing here yet')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull());
  },
};

export const Failed: Story = {
  args: { path: '/guarantee' },
  parameters: { msw: [...defaultHandlers, fail('GET info/guarantee')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load this page')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { path: '/guarantee' },
  parameters: { msw: [...defaultHandlers, wait('GET info/guarantee')] },
  async play({ canvas }) {
    await canvas.findByText('Loading');
  },
};

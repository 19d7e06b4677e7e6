import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { conversionsFor } from './money-fixtures.ts';
import { readingAgain } from './reading-again.ts';

/** Conversions, newest first. */
const meta = {
  component: App,
  args: { path: '/flash/records' },
  parameters: { layout: 'fullscreen', msw: [...defaultHandlers, answer('GET flash/records', conversionsFor)] },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Conversions' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => expect(within(list).getByText('Pending')).toBeVisible());
  },
};

/** A conversion opens as a receipt at its own address, with everything that its quote showed. */
export const Details: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /F26111900021/u }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Conversion F26111900021' })).toBeVisible();
    const receipt = await canvas.findByRole('article', { name: 'Conversion complete' });
    const text = (): string => receipt.innerText.replaceAll(/\s+/gu, ' ');
    await waitFor(() => expect(text()).toContain('Rate 1 ETH = 2,677.64 EUR'));
    await waitFor(() => expect(text()).toContain('Mid-market rate 2,688.3936 EUR'));
    await waitFor(() => expect(text()).toContain('Cost (spread) 0.40% 2.69 EUR'));
    await waitFor(() => expect(text()).toContain('F26111900021'));
  },
};

export const DetailsTranslated: Story = {
  args: { path: '/flash/records?number=F26111900021' },
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('article')).toHaveTextContent('F26111900021'));
  },
};

export const Pending: Story = {
  args: { path: '/flash/records?number=F26112100043' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Pending', { selector: 'dd *' })).toBeVisible());
  },
};

let isFilled = false;

/** A pending conversion that completes while it is open becomes its receipt. */
export const Completes: Story = {
  args: Pending.args,
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [
      ...defaultHandlers,
      answer('GET flash/records', (query) => {
        const { items, ...page } = conversionsFor(query);
        return { ...page, items: isFilled ? items.map((item) => ({ ...item, status: 1 as const })) : items };
      }),
    ],
  },
  beforeEach: () => {
    isFilled = false;
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Pending', { selector: 'dd *' })).toBeVisible());
    isFilled = true;
    await waitFor(
      readingAgain(() => expect(canvas.getByRole('article', { name: 'Conversion complete' })).toBeVisible()),
    );
  },
};

export const Unknown: Story = {
  args: { path: '/flash/records?number=F1' },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this conversion')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View conversions' })).toHaveAttribute('href', '/flash/records'),
    );
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET flash/records')] } };

export const Empty: Story = {
  parameters: { msw: [...defaultHandlers, answer('GET flash/records', { ...none, items: [] })] },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Convert currency' })).toHaveAttribute('href', '/flash-exchange'),
    );
  },
};

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET flash/records')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your conversions')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

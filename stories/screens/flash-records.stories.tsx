import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { conversions } from './money-fixtures.ts';

/** Conversions, newest first. */
const meta = {
  component: App,
  args: { path: '/flash/records' },
  parameters: { layout: 'fullscreen', msw: [...defaultHandlers, answer('GET flash/records', conversions)] },
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

/** A conversion opens as a receipt, with everything that its quote showed. */
export const Details: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Conversions' });
    await userEvent.click(await within(list).findByRole('button', { name: /F26111900021/u }));
    const sheet = await screen.findByRole('dialog', { name: 'ETH to EUR' });
    await waitFor(() => expect(sheet).toBeVisible());
    const text = (): string => sheet.innerText.replaceAll(/\s+/gu, ' ');
    await waitFor(() => expect(text()).toContain('Rate 1 ETH = 2,677.64 EUR'));
    await waitFor(() => expect(text()).toContain('Mid-market rate 2,688.3936 EUR'));
    await waitFor(() => expect(text()).toContain('Cost (spread) 0.40% 2.69 EUR'));
    await waitFor(() => expect(text()).toContain('Conversion complete'));
    await waitFor(() => expect(text()).toContain('F26111900021'));
  },
};

export const DetailsTranslated: Story = {
  parameters: { chromatic: { modes: languageModes } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /F26111900021/u }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(within(sheet).getByRole('article')).toHaveTextContent('F26111900021'));
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

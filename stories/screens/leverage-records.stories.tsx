import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { ordersFor } from './leverage-fixtures.ts';

/** As the server filters them. */
const records = answer('GET leverage/records', ({ number, room }) => {
  const all = ordersFor({ room });
  const items = all.items.filter((order) => number === undefined || order.number === number);
  return { ...all, items, total: items.length };
});

/** Leverage orders, newest first, and each with what was agreed and what came of it. */
const meta = {
  component: App,
  args: { path: '/leverage/record' },
  parameters: { layout: 'fullscreen', msw: [...defaultHandlers, records] },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open, settling, and each result: a loss as plain as a gain. */
export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Leverage orders' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(6));
    for (const status of ['Unsettled', 'Settling', 'Won', 'Refunded']) {
      await waitFor(() => expect(within(list).getByText(status)).toBeVisible());
    }
    await waitFor(() => expect(within(list).getAllByText('Lost')).toHaveLength(2));
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

/** One room; the address has it. */
export const Filtered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Vip' }));
    await waitFor(() => expect(canvas.getByText('1 order')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('radio', { name: 'All' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
  },
};

export const NoneMatch: Story = {
  args: { path: '/leverage/record?room=superior' },
  async play({ canvas }) {
    await expect(await canvas.findByText('No orders in this room')).toBeVisible();
  },
};

/** The button that shows all of them goes with the filter, and leaves the focus at the filters. */
export const ShowAll: Story = {
  args: { path: '/leverage/record?room=superior' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    (await canvas.findByRole('button', { name: 'Show all' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus());
  },
};

export const Empty: Story = {
  parameters: { msw: [...defaultHandlers, answer('GET leverage/records', { ...none, items: [] })] },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View rooms' })).toHaveAttribute('href', '/trading?tab=leverage'),
    );
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET leverage/records')] } };

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET leverage/records')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your leverage orders')).toBeVisible();
  },
};

/** An order opens at its own address; while its period runs, its stake and when it settles. */
export const Open: Story = {
  async play({ canvas }) {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Big/u }))[0] as HTMLElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order L26112100009' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Payout if it wins')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Verify this result' })).toBeNull());
  },
};

/** The period is over, its close price isn't fixed yet. */
export const Settling: Story = {
  args: { path: '/leverage/record?number=L26112100008' },
  async play({ canvas }) {
    await expect(await canvas.findByText('Staked, settling now')).toBeVisible();
  },
};

/** A gain, with all that was agreed and the way to verify it. */
export const Won: Story = {
  args: { path: '/leverage/record?number=L26112100007' },
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const receipt = await canvas.findByRole('article', { name: 'Settled: won' });
    await waitFor(() => expect(receipt).toHaveTextContent(/Period9:15.AM–9:18.AMjunior-202611210915/u));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Verify this result' })).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Go to Junior' })).toHaveAttribute('href', '/leverage/junior'),
    );
  },
};

export const WonTranslated: Story = {
  args: { path: '/leverage/record?number=L26112100007' },
  parameters: { chromatic: { modes: languageModes } },
};

export const Lost: Story = {
  args: { path: '/leverage/record?number=L26112100005' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('article', { name: 'Settled: lost' })).toBeVisible();
  },
};

/** Equal prices: the stake came back, and why. */
export const Returned: Story = {
  args: { path: '/leverage/record?number=L26112100006' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('article', { name: 'Settled: stake refunded' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^The close price equaled/u)).toBeVisible());
  },
};

export const Unknown: Story = {
  args: { path: '/leverage/record?number=L1' },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this order')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { counters, recordsFor } from './counters-fixtures.ts';
import { info } from './fixtures.ts';

const handlers = [
  ...defaultHandlers,
  answer('GET counter/index', counters),
  answer('GET exchange/records', recordsFor),
];

/** Accepted orders, newest first, and each with what became of it. */
const meta = {
  component: App,
  args: { path: '/counter/records' },
  parameters: { layout: 'fullscreen', msw: handlers },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Exchanges' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    for (const status of ['Waiting for exchange', 'Completed', 'Refunded']) {
      await waitFor(() => expect(within(list).getByText(status)).toBeVisible());
    }
    await waitFor(() => expect(within(list).getByText('Brazil')).toBeVisible());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

/** One status; the address has it. */
export const Filtered: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Refunded' }));
    await waitFor(() => expect(canvas.getByText('1 order')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const NoneMatch: Story = {
  args: { path: '/counter/records?counter=gold' },
  async play({ canvas }) {
    await expect(await canvas.findByText('No orders match your filters')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [...handlers.slice(0, -1), answer('GET exchange/records', { ...none, items: [] })] },
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'View all counters' })).toHaveAttribute('href', '/counter'),
    );
  },
};

export const Loading: Story = { parameters: { msw: [...handlers.slice(0, -1), wait('GET exchange/records')] } };

export const Failed: Story = {
  parameters: { msw: [...handlers.slice(0, -1), fail('GET exchange/records')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your exchanges')).toBeVisible();
  },
};

/** An order opens at its own address; Back leads to the list. */
export const Opened: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /E26111900009/u }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order E26111900009' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Brazil')).toBeVisible());
  },
};

/** The receipt, from a link. */
export const Receipt: Story = {
  args: { path: '/counter/records?sn=E26112100015' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('article', { name: 'Exchange complete' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { path: '/counter/records?sn=E1' },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t find this order')).toBeVisible();
  },
};

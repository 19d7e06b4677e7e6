import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { transactions } from './money-fixtures.ts';

/** Every transaction with the balance after it, filtered by the address. */
const meta = {
  component: App,
  args: { path: '/asset/records' },
  parameters: {
    layout: 'fullscreen',
    msw: [
      ...defaultHandlers,
      answer('GET wallet/records', ({ id, kind, name }) => {
        const items = transactions.items.filter(
          (item) => (!id || item.id === id) && (!kind || item.kind === kind) && (!name || item.currency === name),
        );
        return { ...transactions, items, total: items.length };
      }),
    ],
  },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (canvas: ReturnType<typeof within>, name = 'All transactions') => canvas.findByRole('region', { name });
const textOf = (element: HTMLElement): string => element.innerText.replaceAll(/\s+/gu, ' ');

export const Transactions: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await listOf(canvas);
    await waitFor(() => expect(within(list).getAllByText(/^Balance/u)).toHaveLength(4));
    await expect(await canvas.findByText('4 transactions')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument());
  },
};

/** A kind, chosen as a chip. */
export const Filtered: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Conversion' }));
    await waitFor(() => expect(canvas.getByText('2 transactions')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByText('4 transactions')).toBeVisible());
    await userEvent.click(await canvas.findByRole('radio', { name: 'Deposit' }));
    await waitFor(() => expect(canvas.getByText('1 transaction')).toBeVisible());
  },
};

/** The other filters, as the address has them. */
export const Filters: Story = {
  args: { path: '/asset/records?kind=bonus&currency=DOGE&from=2026-11-01&to=2026-11-21' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Bonus' })).toBeChecked());
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters 3 filters are on' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(within(sheet).getByRole('button', { name: /^Period/u })).toHaveTextContent('2026'));
    await waitFor(() => expect(within(sheet).getByRole('button', { name: /^Currency/u })).toHaveTextContent('DOGE'));
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Show 1 transaction' })).toBeVisible());
  },
};

export const NothingMatches: Story = {
  args: { path: '/asset/records?kind=withdrawal' },
  async play({ canvas }) {
    await expect(await canvas.findByText('No matching transactions')).toBeVisible();
    // In place of the list, and not above it as well.
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(1));
  },
};

/** What an address can't mean counts as not there. */
export const BrokenAddress: Story = {
  args: { path: '/asset/records?kind=gift&from=2026-11-22&to=2026-02-31' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(await canvas.findByText('4 transactions')).toBeVisible();
  },
};

/** A transaction with all its postings, and the way to the order behind it. */
export const Details: Story = {
  async play({ canvas }) {
    const [newest] = await within(await listOf(canvas)).findAllByRole('button');
    await userEvent.click(newest as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Conversion' });
    await waitFor(() => expect(sheet).toBeVisible());
    const text = (): string => textOf(sheet);
    await waitFor(() => expect(text()).toContain('Balance after 0.13481503 BTC'));
    await waitFor(() => expect(text()).toContain('You paid −250.00 USDT'));
    await waitFor(() => expect(text()).toContain('You received +0.00272601 BTC'));
    await waitFor(() => expect(text()).toContain('Cost (spread) 0.00001096 BTC'));
    const order = await within(sheet).findByRole('link', { name: 'F26112100042' });
    await waitFor(() => expect(order).toHaveAttribute('href', '/flash/records?number=F26112100042'));
  },
};

/** The address names one, which shows its fee even if it is zero. */
export const One: Story = {
  args: { path: '/asset/records?id=7&kind=flash-exchange' },
  async play() {
    const sheet = await screen.findByRole('dialog', { name: 'Deposit' });
    await waitFor(() => expect(textOf(sheet)).toContain('Available balance +500.00 USDT Fee 0.00 USDT'));
    const order = await within(sheet).findByRole('link', { name: 'D26112100042' });
    await waitFor(() => expect(order).toHaveAttribute('href', '/wallet/up/record?sn=D26112100042'));
  },
};

export const Missing: Story = {
  args: { path: '/asset/records?id=99' },
  async play() {
    const sheet = await screen.findByRole('dialog', { name: 'Transaction' });
    await waitFor(() => expect(within(sheet).getByText('We couldn’t find this transaction')).toBeVisible());
  },
};

export const OneCurrency: Story = {
  args: { path: '/wallet/record/usdt' },
  async play({ canvas }) {
    await waitFor(async () =>
      expect(within(await listOf(canvas, 'USDT transactions')).getAllByRole('listitem')).toHaveLength(2),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(within(sheet).getByRole('button', { name: /^Period/u })).toBeVisible());
    await waitFor(() => expect(within(sheet).queryByRole('button', { name: /^Currency/u })).not.toBeInTheDocument());
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET wallet/records')] } };

export const Empty: Story = {
  parameters: { msw: [...defaultHandlers, answer('GET wallet/records', { ...none, items: [] })] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Filter transactions' })).not.toBeInTheDocument());
  },
};

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET wallet/records')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your transactions')).toBeVisible();
  },
};

/** What failed on the server is in its log, by the number that support is told. */
export const FailedOnTheServer: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    msw: [...defaultHandlers, fail('GET wallet/records', '3f2a9c1e-6d0b-4c55-9a51-0e1b7c2d4f60')],
  },
  async play({ canvas }) {
    const text = 'Wait a moment, then try again. If it happens again, give our support team this reference: 3f2a9c1e';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

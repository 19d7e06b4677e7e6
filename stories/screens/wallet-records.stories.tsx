import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { languageModes, screenModes } from '../../.storybook/modes.ts';
import { answer, fail, none, wait } from './api.ts';
import { App, prepare, defaultHandlers } from './app.tsx';
import { info } from './fixtures.ts';
import { deposits, transactions } from './money-fixtures.ts';

/** Deposits with their steps, and every transaction with the balance after it. */
const meta = {
  component: App,
  args: { path: '/wallet/up/record' },
  parameters: {
    layout: 'fullscreen',
    msw: [...defaultHandlers, answer('GET wallet/up-record', deposits), answer('GET wallet/records', transactions)],
  },
  beforeEach: ({ globals }) => prepare(String(globals.locale), info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = {
  parameters: { chromatic: { modes: screenModes } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Deposits' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => expect(within(list).getByText(/Reason: The receipt shows another transfer/u)).toBeVisible());
  },
};

/** All details of a deposit. */
export const Details: Story = {
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Deposits' });
    const [newest] = await within(list).findAllByRole('button');
    await userEvent.click(newest as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Deposit D26112100044' });
    await waitFor(() => expect(sheet).toBeVisible());
    await waitFor(() => expect(within(sheet).getByText('Tron (TRC-20)')).toBeVisible());
  },
};

export const Transactions: Story = {
  args: { path: '/wallet/record' },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Transactions' });
    await waitFor(() => expect(within(list).getAllByText(/^Balance/u)[0]).toBeVisible());
  },
};

/** A transaction with all its postings. */
export const TransactionDetails: Story = {
  args: { path: '/wallet/record' },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Transactions' });
    const [newest] = await within(list).findAllByRole('button');
    await userEvent.click(newest as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Conversion' });
    await waitFor(() => expect(sheet).toBeVisible());
    const text = (): string => sheet.innerText.replaceAll(/\s+/gu, ' ');
    await waitFor(() => expect(text()).toContain('Balance after 0.13481503 BTC'));
    await waitFor(() => expect(text()).toContain('Reference F26112100042'));
    await waitFor(() => expect(text()).toContain('Available balance −250.00 USDT'));
    await waitFor(() => expect(text()).toContain('Available balance +0.00272601 BTC'));
    await waitFor(() => expect(text()).toContain('Cost (spread) 0.00001096 BTC'));
  },
};

/** A deposit shows its fee, even if zero. */
export const TransactionWithoutFee: Story = {
  args: { path: '/wallet/record' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const list = await canvas.findByRole('region', { name: 'Transactions' });
    await userEvent.click(await within(list).findByRole('button', { name: /^Deposit/u }));
    const sheet = await screen.findByRole('dialog', { name: 'Deposit' });
    await waitFor(() =>
      expect(sheet.innerText.replaceAll(/\s+/gu, ' ')).toContain('Available balance +500.00 USDT Fee 0.00 USDT'),
    );
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET wallet/up-record')] } };

export const Empty: Story = {
  parameters: { msw: [...defaultHandlers, answer('GET wallet/up-record', { ...none, items: [] })] },
  async play({ canvas }) {
    await expect(await canvas.findByText('No deposits yet')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/wallet/up'));
  },
};

export const EmptyTransactions: Story = {
  args: { path: '/wallet/record/BTC' },
  parameters: { msw: [...defaultHandlers, answer('GET wallet/records', { ...none, items: [] })] },
};

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET wallet/up-record')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load your deposits')).toBeVisible();
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

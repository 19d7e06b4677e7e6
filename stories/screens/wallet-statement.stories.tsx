import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResponseOf } from '#contract/index';
import { languageModes } from '../../.storybook/modes.ts';
import { answer, fail, refuse, wait } from './api.ts';
import { App, defaultHandlers, seenBy } from './app.tsx';
import { info } from './fixtures.ts';
import { transactions } from './money-fixtures.ts';

const balances: ResponseOf<'GET wallet/statementBalances'> = {
  items: [
    { currency: 'BTC', name: 'Bitcoin', scale: 8, opening: '0.13208902', listed: '0.00272601', unlisted: '0', closing: '0.13481503' },
    { currency: 'USDT', name: 'Tether', scale: 6, opening: '4000.5', listed: '250', unlisted: '0', closing: '4250.5' },
    { currency: 'EUR', name: 'Euro', scale: 2, opening: '1820.75', listed: '0', unlisted: '0', closing: '1820.75' },
    { currency: 'DOGE', name: 'Dogecoin', scale: 8, opening: '0', listed: '0.00000001', unlisted: '0', closing: '0.00000001' },
  ],
  total: 4,
  time: '2026-11-21T09:30:00.000Z',
}; // prettier-ignore

/** Transactions as a file, and as a document that begins and ends with balances. */
const meta = {
  component: App,
  args: { path: '/asset/records?view=statement&from=2026-11-01&to=2026-11-21' },
  parameters: {
    layout: 'fullscreen',
    msw: [
      ...defaultHandlers,
      answer('GET wallet/records', transactions),
      answer('GET wallet/statementBalances', balances),
    ],
  },
  beforeEach: seenBy(info),
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

const textOf = (element: HTMLElement): string => element.innerText.replaceAll(/\s+/gu, ' ');

export const Statement: Story = {
  async play({ canvas }) {
    const bitcoin = await canvas.findByRole('table', { name: 'BTC transactions' });
    await waitFor(() => expect(textOf(bitcoin)).toContain('Opening balance 0.13208902 Conversion'));
    await waitFor(() => expect(textOf(bitcoin)).toContain('Closing balance +0.00272601 0.13481503'));
    // Oldest first.
    const dollars = await canvas.findByRole('table', { name: 'USDT transactions' });
    await waitFor(() => expect(textOf(dollars)).toMatch(/\+500\.00.*−250\.00/u));
    await expect(await canvas.findByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  },
};

/** Of one type only: what isn't listed is said, so that the sums add up. */
export const OneType: Story = {
  args: { path: '/asset/records?view=statement&kind=deposit&currency=USDT' },
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET wallet/records', {
        ...transactions,
        items: transactions.items.filter(({ kind }) => kind === 'deposit'),
        total: 1,
      }),
      answer('GET wallet/statementBalances', {
        ...balances,
        total: 1,
        items: balances.items
          .filter(({ currency }) => currency === 'USDT')
          .map((balance) => ({ ...balance, listed: '500', unlisted: '-250' })),
      }),
    ],
  },
  async play({ canvas }) {
    const table = await canvas.findByRole('table', { name: 'USDT transactions' });
    await waitFor(() => expect(textOf(table)).toContain('Other types, not listed −250.00'));
    await expect(await canvas.findByText('Lists only this type: Deposit')).toBeVisible();
    // The column adds up from the opening to the closing balance.
    await waitFor(() => expect(textOf(table)).toContain('Closing balance +250.00'));
  },
};

export const TooMany: Story = {
  parameters: { msw: [...defaultHandlers, answer('GET wallet/statementBalances', { ...balances, total: 12_480 })] },
  async play({ canvas }) {
    await expect(await canvas.findByText(/12,480 transactions are too many to print/u)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [...defaultHandlers, wait('GET wallet/statementBalances')] } };

export const Failed: Story = {
  parameters: { msw: [...defaultHandlers, fail('GET wallet/statementBalances')] },
  async play({ canvas }) {
    await expect(await canvas.findByText('We couldn’t load the statement')).toBeVisible();
  },
};

const openSheet = async (canvas: ReturnType<typeof within>): Promise<HTMLElement> => {
  await canvas.findByText('4 transactions');
  await userEvent.click(await canvas.findByRole('button', { name: 'Statement' }));
  const sheet = await screen.findByRole('dialog', { name: 'Statement' });
  await waitFor(() => expect(sheet).toBeVisible());
  return sheet;
};

/** The ways to take it along, with what is filtered. */
export const Ways: Story = {
  args: { path: '/asset/records?from=2026-11-01' },
  async play({ canvas }) {
    const sheet = await openSheet(canvas);
    await waitFor(() =>
      expect(within(sheet).getByText('Covers the 4 transactions that the filters show.')).toBeVisible(),
    );
    const link = await within(sheet).findByRole('link', { name: 'View statement' });
    await waitFor(() => expect(link).toHaveAttribute('href', '/asset/records?from=2026-11-01&view=statement'));
  },
};

/** Rows count up while they arrive. */
export const Saving: Story = {
  args: { path: '/asset/records' },
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET wallet/records', transactions),
      http.get('/api/wallet/statement', () => {
        const content = new ReadableStream({
          async start(controller) {
            controller.enqueue(new TextEncoder().encode('Date\r\n1\r\n2\r\n'));
            await delay('infinite');
          },
        });
        return new HttpResponse(content, {
          headers: { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="florin.csv"' },
        });
      }),
    ],
  },
  async play({ canvas }) {
    const sheet = await openSheet(canvas);
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Save as spreadsheet (CSV)' }));
    await waitFor(() => expect(within(sheet).getByText('2 of 4')).toBeVisible());
    await expect(await within(sheet).findByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const SavingFailed: Story = {
  args: { path: '/asset/records' },
  parameters: {
    msw: [
      ...defaultHandlers,
      answer('GET wallet/records', transactions),
      refuse('GET wallet/statement', 'rate-unavailable', 'No live rate right now.'),
    ],
  },
  async play({ canvas }) {
    const sheet = await openSheet(canvas);
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Save as spreadsheet (CSV)' }));
    await waitFor(() => expect(within(sheet).getByRole('alert')).toHaveTextContent('No live rate right now.'));
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Save as spreadsheet (CSV)' })).toBeEnabled());
  },
};

export const Translated: Story = { parameters: { chromatic: { modes: languageModes } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EmptyState } from '#design-system/empty-state';
import { RatesTable, type RateRow } from '#design-system/rates-table';

const rows: RateRow[] = [
  { currency: 'BTC', name: 'Bitcoin', rate: '91345.55', scale: 2, change: '0.0062', href: '#btc' },
  { currency: 'ETH', name: 'Ethereum', rate: '3104.8', scale: 2, change: '-0.0131', href: '#eth' },
  { currency: 'SOL', name: 'Solana', rate: '142.18', scale: 2, change: '0.0412', href: '#sol' },
  { currency: 'DOGE', name: 'Dogecoin', rate: '0.14184', scale: 5, change: '-0.0446', href: '#doge' },
  { currency: 'TRX', name: 'Tron', rate: '0.2783', scale: 4, change: null, href: '#trx' },
];

const meta = {
  component: RatesTable,
  args: {
    label: 'Rates in USDT',
    rows,
    empty: (
      <EmptyState illustration="coin" title="No rates">
        There’s no open market right now.
      </EmptyState>
    ),
    labels: {
      currency: 'Currency',
      rate: 'Rate',
      change: 'Change',
      loading: 'Loading rates',
      sorted: ({ column, direction }) => `Sorted by ${column}, ${direction}`,
    },
  },
} satisfies Meta<typeof RatesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The codes, from top to bottom. */
const codes = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('rowheader')
    .map((header) => header.querySelector('[translate="no"]')?.textContent ?? '');

export const Playground: Story = {
  async play({ canvas }) {
    const table = canvas.getByRole('table', { name: 'Rates in USDT' });
    await expect(codes(table)).toEqual(['BTC', 'ETH', 'SOL', 'DOGE', 'TRX']);
    await expect(canvas.getByRole('link', { name: /SOL/u })).toHaveAttribute('href', '#sol');
  },
};

export const Matrix: Story = {
  args: {
    defaultSort: { column: 'change', direction: 'descending' },
    rows: rows.map((row) => ({ ...row, href: undefined })),
  },
};

/** What a conversion costs, instead of the change. */
export const Spreads: Story = {
  args: {
    rows: rows.map((row, index) => ({ ...row, spread: index < 2 ? '0.002' : '0.004' })),
    labels: { ...meta.args.labels, change: undefined, spread: 'Spread' },
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Currency',
      'Rate',
      'Spread',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Spread' }));
    await expect(codes(canvas.getByRole('table'))[0]).toBe('SOL');
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const table = canvas.getByRole('table');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Change' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by change, descending');
    await expect(codes(table)).toEqual(['SOL', 'BTC', 'ETH', 'DOGE', 'TRX']);
    await userEvent.keyboard('{Enter}');
    await expect(codes(table)).toEqual(['DOGE', 'ETH', 'BTC', 'SOL', 'TRX']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(codes(table)).toEqual(['BTC', 'ETH', 'SOL', 'TRX', 'DOGE']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(codes(table)).toEqual(['BTC', 'DOGE', 'ETH', 'SOL', 'TRX']);
  },
};

export const Loading: Story = {
  args: { rows: null },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading rates');
  },
};

export const Empty: Story = {
  args: { rows: [] },
  async play({ canvas }) {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByText('No rates')).toBeVisible();
  },
};

const long = {
  rows: [{ currency: 'SHIB', name: 'Münze des Volks', rate: '0.00000841', scale: 8, change: '1.2345' }, ...rows],
  labels: {
    ...meta.args.labels,
    currency: 'Währung',
    rate: 'Aktueller Kurs',
    change: 'In 24 Stunden',
  },
};

export const LongText: Story = { args: long, globals: { locale: 'de-de' } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'right to left' } };

export const ForcedColors: Story = { args: Matrix.args, parameters: { chromatic: { forcedColors: 'active' } } };

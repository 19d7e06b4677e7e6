import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { Checkbox } from '#design-system/checkbox';
import { EmptyState } from '#design-system/empty-state';
import { FilterBar } from '#design-system/filter-bar';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { Rows } from '../matrix.tsx';

const kinds = ['all', 'deposit', 'withdrawal', 'conversion'] as const;
type Kind = (typeof kinds)[number];
const names: Record<Kind, string> = {
  all: 'All',
  deposit: 'Deposits',
  withdrawal: 'Withdrawals',
  conversion: 'Conversions',
};

const records = Array.from({ length: 12 }, (_, id) => ({
  id,
  kind: (['deposit', 'deposit', 'conversion'] as const)[id % 3] ?? 'deposit',
  amount: String((id + 1) * 37.5),
  fiat: id % 2 === 0,
}));

const meta = {
  component: FilterBar<Kind>,
  args: {
    label: 'Filter transactions',
    quick: {
      label: 'Kind',
      value: 'all',
      onChange: () => undefined,
      options: kinds.map((value) => ({ value, label: names[value] })),
    },
    result: '12 transactions',
  },
} satisfies Meta<typeof FilterBar<Kind>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Transactions() {
  const [kind, setKind] = useState<Kind>('all');
  const [onlyFiat, setOnlyFiat] = useState(false);
  const shown = records.filter((each) => (kind === 'all' || each.kind === kind) && (!onlyFiat || each.fiat));
  const count = `${shown.length} ${shown.length === 1 ? 'transaction' : 'transactions'}`;
  const clear = (): void => {
    setKind('all');
    setOnlyFiat(false);
  };
  const isFiltered = kind !== 'all' || onlyFiat;
  return (
    <Screen nav={<TopNav title="Transactions" onBack={fn()} />}>
      <div>
        <FilterBar
          bleed
          label="Filter transactions"
          quick={{
            label: 'Kind',
            value: kind,
            onChange: setKind,
            options: kinds.map((value) => ({ value, label: names[value] })),
          }}
          more={{
            label: 'Filters',
            active: onlyFiat ? 1 : 0,
            labels: { active: '1 filter is on', done: `Show ${count}` },
            children: (
              <Checkbox label="Only euro and other fiat currencies" checked={onlyFiat} onChange={setOnlyFiat} />
            ),
          }}
          result={count}
          clear={isFiltered ? { label: 'Clear filters', onClick: clear } : undefined}
        />
        <RecordList
          label={`Transactions, ${names[kind]}`}
          cacheKey={`transactions ${kind}`}
          items={shown}
          getKey={({ id }) => id}
          status="end"
          onMore={() => undefined}
          labels={{ more: 'Load more', retry: 'Retry' }}
          empty={
            <EmptyState
              illustration="lens"
              title="Nothing matches these filters"
              action={<Button onClick={clear}>Show all transactions</Button>}
            >
              Withdrawals show up here as soon as you ask for one.
            </EmptyState>
          }
        >
          {({ id, kind: of, amount }) => (
            <ListRow
              title={of === 'deposit' ? 'Deposit' : 'Conversion'}
              description={`No. ${4000 + id}`}
              figure={<Amount value={amount} currency="EUR" scale={2} />}
            />
          )}
        </RecordList>
      </div>
    </Screen>
  );
}

export const Playground: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Transactions />,
  async play({ canvas }) {
    const bar = within(canvas.getByRole('region', { name: 'Filter transactions' }));
    await expect(bar.getByRole('status')).toHaveTextContent('12 transactions');
    await expect(bar.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await userEvent.click(bar.getByRole('radio', { name: 'Conversions' }));
    await expect(bar.getByRole('status')).toHaveTextContent('4 transactions');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Matrix: Story = {
  render: (args) => {
    const more = { label: 'Filters', active: 0, children: null, labels: { active: '2 filters are on', done: 'Show' } };
    const on = { ...more, active: 2 };
    const clear = { label: 'Clear filters', onClick: () => undefined };
    return (
      <Rows
        of={{
          'chips alone': <FilterBar {...args} label="Chips" />,
          'with a sheet': <FilterBar {...args} label="Chips and sheet" more={more} />,
          'filters on': <FilterBar {...args} label="Filters on" more={on} result="4 transactions" clear={clear} />,
        }}
      />
    );
  },
};

/** The other filters are in a sheet, whose button says how many records match. */
export const More: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Transactions />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Only euro/ }));
    await expect(sheet.getByRole('button', { name: 'Show 6 transactions' })).toBeVisible();
  },
};

/** An empty result says so, and how to clear the filters. */
export const NothingLeft: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Transactions />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Withdrawals' }));
    await expect(canvas.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 transactions');
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  render: () => <Transactions />,
  async play({ canvas }) {
    const filters = canvas.getByRole('button', { name: 'Filters' });
    filters.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(filters).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Deposits' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // The button is gone; focus moves to the chip for all transactions.
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'Bewegungen filtern',
    quick: {
      label: 'Art',
      value: 'conversion',
      onChange: () => undefined,
      options: [
        { value: 'all', label: 'Alle Bewegungen' },
        { value: 'deposit', label: 'Einzahlungen und Gutschriften' },
        { value: 'conversion', label: 'Umtauschvorgänge' },
      ],
    },
    more: {
      label: 'Weitere Filter',
      active: 3,
      labels: { active: '3 Filter sind gesetzt', done: 'Anzeigen' },
      children: null,
    },
    result: '1.284 Bewegungen seit dem 1. Januar 2026',
    clear: { label: 'Alle Filter zurücksetzen', onClick: () => undefined },
  },
  async play({ canvas }) {
    // The chosen one scrolls into view.
    const chip = canvas.getByText('Umtauschvorgänge').getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByText('Umtauschvorgänge').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth),
    );
    await expect(chip.width).toBeGreaterThan(44);
  },
};

/** Late fonts widen a chip before the chosen one, which stays in view. */
export const LateLetters: Story = {
  args: LongText.args,
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const chosen = canvas.getByText('Umtauschvorgänge');
    const isInSight = () => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await waitFor(isInSight);
    canvas.getByText('Alle Bewegungen').style.paddingInlineEnd = '600px';
    await waitFor(() => expect(canvas.getByText('Alle Bewegungen').getBoundingClientRect().width).toBeGreaterThan(600));
    await waitFor(isInSight);
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

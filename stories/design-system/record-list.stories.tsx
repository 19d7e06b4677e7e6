import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

interface Transaction {
  id: number;
  day: string;
  amount: string;
}

const transactions = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    day: `2026-11-${String(21 - Math.floor(index / 3)).padStart(2, '0')}`,
    amount: `${index % 4 === 1 ? '-' : ''}${(index + 1) * 37}.${String(index).padStart(2, '0')}`,
  }));

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

const meta = {
  component: RecordList<Transaction>,
  args: {
    label: 'Transactions',
    cacheKey: 'transactions',
    items: transactions(7),
    getKey: ({ id }) => id,
    getDay: ({ day }) => day,
    formatDay: (day) => date.format(new Date(`${day}T00:00:00Z`)),
    children: ({ id, amount }) => (
      <ListRow
        title={id % 4 === 1 ? 'Conversion' : 'Deposit'}
        description={`No. ${4000 + id}`}
        figure={<Amount value={amount} currency="EUR" scale={2} sign="always" />}
      />
    ),
    status: 'end',
    onMore: fn(),
    labels: { more: 'Load more', retry: 'Retry', end: 'That is all' },
    error: 'More could not be loaded.',
    empty: (
      <EmptyState illustration="ledger" title="No transactions yet">
        Your first deposit shows up here.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof RecordList<Transaction>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Transactions' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings).toHaveLength(3);
    // Each list belongs to its day.
    for (const [index, list] of canvas.getAllByRole('list').entries())
      await expect(list).toHaveAccessibleName(headings[index]?.textContent);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

/** The next page loads when the end of the list becomes visible. */
export const LoadsMore: Story = {
  args: { status: 'idle' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={2} onChange={() => args.onMore()}>
      {(count, change) => (
        <RecordList
          {...args}
          items={transactions(count)}
          status={count < 6 ? 'idle' : 'end'}
          onMore={() => change(count + 2)}
        />
      )}
    </Controlled>
  ),
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    await expect(args.onMore).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText('That is all')).toBeVisible();
  },
};

/** The last page takes the button away: the end has its focus, once. */
export const Ends: Story = {
  args: { status: 'idle' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled<'loading' | 'end' | 'filtered'> initial="loading">
      {(status, change) => (
        <>
          {status === 'filtered' ? (
            <RecordList {...args} items={undefined} status="idle" />
          ) : (
            <RecordList {...args} status={status} />
          )}
          <Over name="Go on" onClick={() => change(status === 'end' ? 'filtered' : 'end')} />
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    (await canvas.findByRole('button', { name: /Load more/u })).focus();
    // Without moving the focus.
    const on = await canvas.findByRole('button', { name: 'Go on' });
    on.click();
    await waitFor(() => expect(canvas.getByText('That is all')).toHaveFocus());
    // What is chosen above the list keeps the focus, however soon the end is there again.
    on.focus();
    on.click();
    await waitFor(() => expect(canvas.queryByText('That is all')).toBeNull());
    on.click();
    await waitFor(() => expect(canvas.getByText('That is all')).toBeVisible());
    await expect(on).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <RecordList {...args} label="All there is" items={transactions(4)} />
      <RecordList
        {...args}
        label="Without days"
        items={transactions(2)}
        getDay={undefined}
        labels={{ ...args.labels, end: undefined }}
      />
      <RecordList {...args} label="Next page on its way" items={transactions(2)} status="loading" />
      <RecordList {...args} label="Next page failed" items={transactions(2)} status="error" />
    </Column>
  ),
};

export const Loading: Story = {
  args: { status: 'loading', items: transactions(2) },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failed: Story = {
  args: { status: 'error', items: transactions(2) },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('More could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** Retried by keyboard, the button keeps focus while the next page loads. */
export const TriedAgain: Story = {
  args: { items: transactions(2) },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled<typeof args.status> initial="error">
      {(status, change) => <RecordList {...args} status={status} onMore={() => change('loading')} />}
    </Controlled>
  ),
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: /Load more/u })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByText('More could not be loaded.')).not.toBeInTheDocument();
  },
};

/** Before the first page, the skeleton of a list. */
export const FirstPage: Story = {
  args: { status: 'loading', items: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

/** A failed first page takes the place of the list. */
export const FirstPageFailed: Story = {
  args: {
    status: 'error',
    items: undefined,
    failure: { title: 'Your transactions could not be loaded', retry: { label: 'Try again', onClick: fn() } },
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your transactions could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.retry?.onClick).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { items: [] } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

const many = transactions(10_000).map((transaction) => ({
  ...transaction,
  day: `2026-${String(11 - Math.floor(transaction.id / 1000)).padStart(2, '0')}-${String(28 - (Math.floor(transaction.id / 40) % 25)).padStart(2, '0')}`,
}));

function inScreen(args: ComponentProps<typeof RecordList<Transaction>>) {
  return (
    <Screen nav={<TopNav title="Transactions" onBack={fn()} />}>
      <RecordList {...args} />
    </Screen>
  );
}

/** Rows of different heights with links. */
const linked = ({ id, amount }: Transaction) => (
  <ListRow
    title={id % 5 === 2 ? 'Umtausch von Euro in Bitcoin über das Verrechnungskonto' : 'Deposit'}
    description={`No. ${4000 + id}`}
    figure={<Amount value={amount} currency="EUR" scale={2} sign="always" />}
    href={`#${id}`}
  />
);

function rowInMiddle(): HTMLElement {
  const at = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('li');
  // A day heading may be in the very middle.
  const row = at(innerHeight / 2) ?? at(innerHeight / 2 + 50);
  if (!row) throw new Error('No row in the middle of the screen yet.');
  return row;
}

const isLong = () => expect(document.documentElement.scrollHeight).toBeGreaterThan(600_000);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A button that covers the list. */
function Over({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <div style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 20 }}>
      <Button onClick={onClick}>{name}</Button>
    </div>
  );
}

/** Returning from a record restores the scroll position: row heights are remembered. */
export const KeepsPlace: Story = {
  args: { items: many, children: linked },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={false}>
      {(away, change) => (
        <>
          {away ? <p>One record</p> : inScreen(args)}
          <Over name={away ? 'Back' : 'Leave'} onClick={() => change(!away)} />
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    await waitFor(isLong);
    // Scrolls like a finger: passed rows get measured.
    for (let y = 0; y <= 9000; y += 300) {
      window.scrollTo(0, y);
      await nextFrame();
    }
    const { scrollY } = window;
    await nextFrame();
    const before = await waitFor(rowInMiddle);
    const left = { index: before.dataset.index, top: before.getBoundingClientRect().top };
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(isLong);
    // What the app does after Back.
    window.scrollTo(0, scrollY);
    await waitFor(() => expect(rowInMiddle().dataset.index).toBe(left.index));
    await waitFor(() => expect(Math.abs(rowInMiddle().getBoundingClientRect().top - left.top)).toBeLessThan(2));
  },
};

/** Tab moves beyond the rendered rows; the focused row stays rendered, and clear of the bar and its day heading. */
export const Keyboard: Story = {
  args: { items: many, children: linked },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: inScreen,
  async play({ canvas }) {
    await waitFor(isLong);
    canvas.getByRole('link', { name: /No. 4000/ }).focus();
    for (let row = 1; row <= 30; row += 1) {
      // These keys are faster than any hand: twelve within a frame, before the next row is rendered.
      await waitFor(() => expect(document.querySelector(`[href="#${row}"]`)).not.toBeNull());
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('href', `#${row}`);
    }
    const focused = document.activeElement;
    await expect(window.scrollY).toBeGreaterThan(500);
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(Number(rowInMiddle().dataset.index)).toBeGreaterThan(1000));
    await expect(focused).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAttribute('href', '#29');
    const { top } = (document.activeElement as HTMLElement).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(canvas.getByRole('banner').getBoundingClientRect().bottom);
  },
};

/** The focused row keeps focus when the list grows and starts to virtualize. */
export const GrowsLong: Story = {
  args: { children: linked, status: 'idle' },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={190}>
      {(count, change) => (
        <>
          {inScreen({ ...args, items: many.slice(0, count) })}
          <Over name="Next page" onClick={() => change(count + 20)} />
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(190);
    const row = canvas.getByRole('link', { name: /No. 4003/ });
    row.focus();
    canvas.getByRole('button', { name: 'Next page' }).click();
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    await expect(row).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /No. 4003/ })).toBe(row);
  },
};

export const LongText: Story = { args: { children: linked } };

/** Above 200 records only visible rows are rendered; `npm run bench:list` scrolls this story. */
export const TenThousand: Story = {
  args: { items: many },
  parameters: { layout: 'fullscreen', docs: { disable: true }, chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  render: inScreen,
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(600_000));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    window.scrollTo(0, 300_000);
    // The row in the middle is the right one, with the right position.
    const middle = await waitFor(async () => {
      const row = rowInMiddle();
      const share = Number(row.dataset.index) / (10_000 + 250);
      await expect(Math.abs(share - 300_000 / document.documentElement.scrollHeight)).toBeLessThan(0.002);
      return row;
    });
    await expect(Number(middle.getAttribute('aria-posinset'))).toBeGreaterThan(0);
    await expect(middle).toHaveAttribute('aria-setsize', '40');
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(60);
    // Its day heading stays below the bar.
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.getBoundingClientRect());
    await expect(headings.some(({ top, bottom }) => top < bar.bottom && bottom > bar.bottom)).toBe(true);
  },
};

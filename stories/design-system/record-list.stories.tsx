import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { EmptyState } from '#design-system/empty-state';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { TopNav } from '#design-system/top-nav';
import { Controlled } from '../controlled.tsx';

interface Movement {
  id: number;
  day: string;
  amount: string;
}

const movements = (count: number): Movement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    day: `2026-11-${String(21 - Math.floor(index / 3)).padStart(2, '0')}`,
    amount: `${index % 4 === 1 ? '-' : ''}${(index + 1) * 37}.${String(index).padStart(2, '0')}`,
  }));

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Records in pages, newest first, with days as headings. A short list that is all there is a List. */
const meta = {
  component: RecordList<Movement>,
  args: {
    label: 'Movements',
    items: movements(7),
    getKey: ({ id }) => id,
    getDay: ({ day }) => day,
    formatDay: (day) => date.format(new Date(`${day}T00:00:00Z`)),
    children: ({ id, amount }) => (
      <ListRow
        title={id % 4 === 1 ? 'Conversion' : 'Deposit'}
        detail={`No. ${4000 + id}`}
        figure={<Amount value={amount} currency="EUR" scale={2} tone="change" />}
      />
    ),
    status: 'end',
    onMore: fn(),
    moreLabel: 'Load more',
    loadingLabel: 'Loading more movements',
    endLabel: 'That is all',
    error: { text: 'More could not be loaded.', retryLabel: 'Retry' },
    empty: (
      <EmptyState drawing="ledger" title="No movements yet">
        Your first deposit shows up here.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof RecordList<Movement>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Movements' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

/** The end of the list comes in sight, and the next page loads by itself. */
export const LoadsMore: Story = {
  args: { status: 'idle' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={2} onChange={() => args.onMore()}>
      {(count, change) => (
        <RecordList
          {...args}
          items={movements(count)}
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

export const Loading: Story = {
  args: { status: 'loading', items: movements(2) },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading more movements');
  },
};

export const Failed: Story = {
  args: { status: 'error', items: movements(2) },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('More could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { items: [] } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

const many = movements(10_000).map((movement) => ({ ...movement, day: `2026-${String(11 - Math.floor(movement.id / 1000)).padStart(2, '0')}-${String(28 - (Math.floor(movement.id / 40) % 25)).padStart(2, '0')}` }));

const inBar = (args: ComponentProps<typeof RecordList<Movement>>) => (
  <Screen nav={<TopNav title="Movements" back={{ label: 'Back', href: '#back' }} />}>
    <RecordList {...args} />
  </Screen>
);

/** Of more than 200 records only those in sight are drawn; `npm run bench:list` scrolls this story. */
export const TenThousand: Story = {
  args: { items: many },
  parameters: { layout: 'fullscreen', docs: { disable: true } },
  tags: ['!autodocs'],
  render: inBar,
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(600_000));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    window.scrollTo(0, 300_000);
    const middle = await waitFor(() => {
      const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li');
      if (!row) throw new Error('No row in the middle of the screen yet.');
      return row;
    });
    // It stands where it belongs, and says so.
    const index = Number(middle.dataset.index);
    await expect(Math.abs(index - 300_000 / 66)).toBeLessThan(60);
    await expect(Number(middle.getAttribute('aria-posinset'))).toBeGreaterThan(0);
    await expect(middle).toHaveAttribute('aria-setsize', '40');
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(60);
    // The heading of its day stays below the bar.
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.getBoundingClientRect());
    await expect(headings.some(({ top, bottom }) => top < bar.bottom && bottom > bar.bottom)).toBe(true);
  },
};

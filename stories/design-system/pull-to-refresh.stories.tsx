import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { List, ListRow } from '#design-system/list-row';
import { PullToRefresh } from '#design-system/pull-to-refresh';

const rows = ['USDT to BTC', 'ETH to EUR', 'BTC to USDT'];

const meta = {
  component: PullToRefresh,
  args: {
    onRefresh: fn((): Promise<unknown> => Promise.resolve()),
    labels: {
      refresh: 'Refresh',
      refreshing: 'Refreshing',
      refreshed: 'Up to date',
      failed: 'We couldn’t refresh. Try again.',
    },
    children: (
      <List label="Conversions">
        {rows.map((title) => (
          <ListRow key={title} title={title} description="9:30 AM" />
        ))}
      </List>
    ),
  },
  // Room above, where the bar of a screen is.
  decorators: [(Story) => <div style={{ paddingBlockStart: 56 }}>{Story()}</div>],
} satisfies Meta<typeof PullToRefresh>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sends a touch of one finger or more at the same place; returns whether the browser may still act on it. */
function touch(target: Element, type: string, clientX: number, clientY: number, count = 1): Promise<boolean> {
  const finger = new Touch({ identifier: 1, target, clientX, clientY });
  const touches = type === 'touchend' ? [] : Array.from({ length: count }, () => finger);
  return fireEvent(
    target,
    new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }),
  );
}

/** Pulls a row down by so many pixels, and holds. */
async function pull(target: Element, pixels: number): Promise<void> {
  await touch(target, 'touchstart', 100, 100);
  await touch(target, 'touchmove', 100, 100 + pixels / 2);
  await touch(target, 'touchmove', 100, 100 + pixels);
}

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Matrix: Story = { args: { disabled: true } };

export const Pulled: Story = {
  async play({ args, canvas, canvasElement }) {
    await pull(canvas.getByText('ETH to EUR'), 160);
    await waitFor(() => expect(canvasElement.querySelector('[data-state=ready]')).not.toBeNull());
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const Refreshing: Story = {
  args: { onRefresh: fn((): Promise<unknown> => new Promise(() => undefined)) },
  async play({ canvas }) {
    const row = canvas.getByText('ETH to EUR');
    await pull(row, 160);
    await touch(row, 'touchend', 100, 260);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Refreshing'));
  },
};

/** A short pull, a swipe to the side, a second finger, and scrolling down leave everything as it is. */
export const Gestures: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args, canvas, canvasElement }) {
    const row = canvas.getByText('ETH to EUR');
    const shows = (state: string) =>
      waitFor(() => expect(canvasElement.querySelector(`[data-state=${state}]`)).not.toBeNull());

    await pull(row, 100);
    await shows('pulling');
    await touch(row, 'touchend', 100, 200);
    await shows('idle');

    // A second finger gives it up.
    await pull(row, 160);
    await shows('ready');
    await touch(row, 'touchstart', 100, 260, 2);
    await shows('idle');
    await touch(row, 'touchend', 100, 260);

    await touch(row, 'touchstart', 100, 100);
    await expect(await touch(row, 'touchmove', 180, 110)).toBe(true);
    await expect(await touch(row, 'touchmove', 180, 300)).toBe(true);
    await touch(row, 'touchend', 180, 300);
    await shows('idle');

    await touch(row, 'touchstart', 100, 300);
    await expect(await touch(row, 'touchmove', 100, 200)).toBe(true);
    await touch(row, 'touchend', 100, 200);
    await expect(args.onRefresh).not.toHaveBeenCalled();

    await touch(row, 'touchstart', 100, 100);
    await expect(await touch(row, 'touchmove', 100, 300)).toBe(false);
    await touch(row, 'touchend', 100, 300);
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Up to date'));
    await expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe('contain');
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args, canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Up to date'));
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
  },
};

export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onRefresh: fn((): Promise<unknown> => Promise.reject(new Error('offline'))) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t refresh.'));
  },
};

export const LongText: Story = {
  args: { labels: { ...meta.args.labels, refresh: 'Liste der Umtauschvorgänge jetzt aktualisieren' } },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };

export const ForcedColors: Story = {
  ...Refreshing,
  parameters: { chromatic: { forcedColors: 'active' } },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { CandleChart, type Candle } from '#design-system/candle-chart';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';

const hour = 3_600_000;
const begin = Date.UTC(2026, 10, 17, 8);

/** Deterministic prices: two waves and the remainders of a multiplication. */
const candles: Candle[] = Array.from({ length: 96 }, (_, index) => {
  const close = (at: number) =>
    90_800 + Math.sin(at / 9) * 640 + Math.sin(at / 3.3) * 210 + (((at * 7919) % 97) - 48) * 3;
  const [open, shut] = [close(index - 1), close(index)];
  const reach = 40 + ((index * 31) % 53) * 4;
  return {
    time: new Date(begin + index * hour).toISOString(),
    open: open.toFixed(2),
    high: (Math.max(open, shut) + reach).toFixed(2),
    low: (Math.min(open, shut) - reach * 0.8).toFixed(2),
    close: shut.toFixed(2),
  };
});

const labels = {
  time: 'Time',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  candle: 'Candle',
  table: 'Show as table',
  undrawn: 'The chart couldn’t be loaded. The table shows the same prices.',
};

const meta = {
  component: CandleChart,
  args: {
    label: 'Bitcoin in US dollars, one hour a candle',
    candles,
    interval: '1h',
    scale: 2,
    summary: 'In four days between 89,800.00 and 91,900.00.',
    empty: <EmptyState illustration="path" title="No prices in this time" />,
    labels,
  },
} satisfies Meta<typeof CandleChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the library has loaded and drawn. */
async function drawn(root: HTMLElement) {
  await waitFor(() => expect(root.querySelector('[data-drawn] canvas')).not.toBeNull());
}

export const Playground: Story = {
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('figure', { name: 'Bitcoin in US dollars, one hour a candle' })).toBeVisible();
    await drawn(canvasElement);
    // The library's own style element would violate the content security policy.
    await expect(canvasElement.querySelector('style')).toBeNull();
    await expect(canvas.getByRole('link', { name: /TradingView/u })).toHaveAttribute(
      'href',
      'https://www.tradingview.com/',
    );
    await expect(canvas.getByRole('slider', { name: 'Candle' })).toHaveProperty('value', '95');
  },
};

/** Each key moves one candle; the figures above and the announced value are that candle's. */
export const Keyboard: Story = {
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Candle' });
    const first = candles[0];
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 21, 2026, 7:00 AM, Open '));
    // Real arrow keys move a slider natively; simulate the change here.
    await fireEvent.change(slider, { target: { value: '60' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 19, 2026, 8:00 PM'));
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`Close ${Number(first?.close).toLocaleString('en-US')}`),
    );
    // Moves to candles out of view, and the slider stays where it is.
    await fireEvent.change(slider, { target: { value: '70' } });
    await waitFor(() =>
      expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 20, 2026, 6:00 AM')),
    );
    await userEvent.tab();
    const table = canvas.getByRole('button', { name: 'Show as table' });
    await expect(table).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(table).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(97);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Nov 21, 2026, 7:00 AM');
    await expect(slider).toHaveProperty('value', '70');
  },
};

export const Loading: Story = {
  args: { candles: undefined },
  async play({ canvas }) {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  // What screens give where there are data, whether or not the last read failed.
  args: { candles: [], error: false },
  async play({ canvas }) {
    await expect(canvas.getByText('No prices in this time')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    candles: undefined,
    error: (
      <ErrorState title="The prices could not be loaded" retry={{ label: 'Try again', onClick: () => undefined }}>
        Your balances are not affected.
      </ErrorState>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The prices could not be loaded');
    await expect(canvas.queryByText('Loading')).toBeNull();
  },
};

/** Pages back: the view and the candle that is read stay where they are. */
export const Older: Story = {
  render: function Render(args) {
    const [count, setCount] = useState(48);
    const [hasFailed, setFailed] = useState(false);
    return (
      <CandleChart
        {...args}
        candles={candles.slice(-count)}
        older={{
          status: count === candles.length ? (hasFailed ? 'end' : 'error') : 'idle',
          onMore: () => {
            setFailed(count === candles.length);
            setCount(candles.length);
          },
          labels: {
            loading: 'Loading older prices…',
            more: 'Load older prices',
            failed: 'We couldn’t load older prices',
            retry: 'Try again',
          },
        }}
      />
    );
  },
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Candle' });
    await waitFor(() => expect(slider).toHaveProperty('max', '95'));
    await fireEvent.change(slider, { target: { value: '10' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('Nov 17, 2026, 6:00 PM'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t load older prices');
  },
};

/** The button of what failed keeps the focus while it tries again, and the message stays if it fails again. */
export const OlderFailed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args) {
    const [status, setStatus] = useState<'loading' | 'error' | 'end'>('error');
    return (
      <>
        <CandleChart
          {...args}
          older={{
            status,
            onMore: () => setStatus('loading'),
            labels: {
              loading: 'Loading older prices…',
              more: 'Load older prices',
              failed: 'We couldn’t load older prices',
              retry: 'Try again',
            },
          }}
        />
        <Button onClick={() => setStatus('end')}>There are none</Button>
      </>
    );
  },
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement);
    const retry = canvas.getByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveFocus();
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading older prices…')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'There are none' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Offline, or the source went silent: the last prices stay, with their age. */
export const Stale: Story = {
  args: { description: 'No connection. The last prices are from 07:12.' },
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement);
    await expect(canvas.getByText('No connection. The last prices are from 07:12.')).toBeVisible();
  },
};

/** Colors follow the theme without a redraw. */
export const RedUp: Story = {
  globals: { gain: 'red' },
  async play({ canvasElement }) {
    await drawn(canvasElement);
  },
};

const dust = { open: '0.00001234', high: '0.00001236', low: '0.0000123', close: '0.00001235' };

/** One candle, and eight decimal places. */
export const OneCandle: Story = {
  args: { candles: [{ time: new Date(begin).toISOString(), ...dust }], scale: 8 },
  async play({ canvasElement }) {
    await drawn(canvasElement);
  },
};

/** Daily candles: the time is a date. */
export const Matrix: Story = {
  args: {
    interval: '1d',
    candles: candles.map((candle, index) => ({
      ...candle,
      time: new Date(Date.UTC(2026, 7, 18 + index)).toISOString(),
    })),
  },
  async play({ canvas, canvasElement }) {
    await drawn(canvasElement);
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Nov 21, 2026, Open/u),
    );
  },
};

export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: {
    label: 'Bitcoin in US-Dollar, eine Stunde je Kerze',
    description: 'Keine Verbindung zum Handelsplatz. Die letzten Kurse sind von 07:12 Uhr.',
    labels: {
      time: 'Zeitpunkt',
      open: 'Eröffnungskurs',
      high: 'Höchstkurs',
      low: 'Tiefstkurs',
      close: 'Schlusskurs',
      candle: 'Kerze',
      table: 'Alle Kurse als Tabelle anzeigen',
      undrawn: 'Das Diagramm konnte nicht geladen werden.',
    },
  },
  async play({ canvasElement }) {
    await drawn(canvasElement);
  },
};

export const Narrow320: Story = { ...LongText, globals: { locale: 'de-de', viewport: { value: 'narrow' } } };

export const Japanese: Story = {
  globals: { locale: 'ja-jp' },
  args: {
    labels: {
      ...labels,
      time: '時刻',
      open: '始値',
      high: '高値',
      low: '安値',
      close: '終値',
      candle: 'ローソク足',
      table: '表で見る',
    },
  },
  async play({ canvasElement }) {
    await drawn(canvasElement);
  },
};

export const ForcedColors: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
  async play({ canvasElement }) {
    await drawn(canvasElement);
  },
};

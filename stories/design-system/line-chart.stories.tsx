import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { ErrorState } from '#design-system/error-state';
import { LineChart } from '#design-system/line-chart';
import { Screen } from '#design-system/screen';
import { pointAt, pointsUntil } from '../chart.ts';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const hour = 3_600_000;
const end = Date.UTC(2026, 10, 21, 9);

/** Deterministic values: a trend, waves, and a restlessness that returns with no rhythm. */
const valueAt = (at: number) =>
  19_840 +
  at * 3.4 +
  Math.sin(at / 24) * 240 +
  Math.sin(at / 7.3) * 62 +
  Math.sin(at / 2.6) * 24 +
  Math.sin(at * at) * 9;
const series = (count: number, step = hour) =>
  pointsUntil(end, { count, step, value: (index) => valueAt((index * 168) / (count - 1)) });
const week = series(169);
const falling = week.map(({ at }, index) => ({ at, value: week.at(-1 - index)?.value ?? null }));

const periods = {
  label: 'Period',
  options: [
    { value: 'day', label: '1D', description: '1 day' },
    { value: 'week', label: '1W', description: '1 week' },
    { value: 'month', label: '1M', description: '1 month' },
    { value: 'year', label: '1Y', description: '1 year' },
    { value: 'all', label: 'All' },
  ],
};

const meta = {
  component: LineChart,
  args: {
    label: 'Total balance, last week',
    points: week,
    scale: 2,
    currency: 'USD',
    empty: 'No balance in this time yet',
    labels: { time: 'Time', value: 'Balance', table: 'Show as table' },
    onScrub: fn(),
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { live: true },
  render: (args) => (
    <Controlled initial="week">
      {(value, onChange) => <LineChart {...args} periods={{ ...periods, value, onChange }} />}
    </Controlled>
  ),
  async play({ args, canvas }) {
    await expect(canvas.getByRole('figure', { name: 'Total balance, last week' })).toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Total balance, last week' });
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^20,5\d\d\.\d\d\u00A0USD, Nov 21, /u),
    );
    await pointAt(slider, 0.5);
    await expect(args.onScrub).toHaveBeenLastCalledWith(week[84]);
    await waitFor(() => expect(slider).toHaveProperty('value', '84'));
    await fireEvent.pointerOut(slider);
    await expect(args.onScrub).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(slider).toHaveProperty('value', '168'));
    await userEvent.click(canvas.getByRole('radio', { name: '1M 1 month' }));
    await expect(canvas.getByRole('radio', { name: '1M 1 month' })).toBeChecked();
  },
};

/** Each tone, with and without an area. */
export const Matrix: Story = {
  args: { quietTable: true, size: 'small' },
  render: (args) => (
    <Column>
      <LineChart {...args} label="Plain" />
      <LineChart {...args} label="Without area" fill={false} />
      <LineChart {...args} label="Gain" tone="change" />
      <LineChart {...args} label="Loss" tone="change" points={falling} live />
    </Column>
  ),
};

/** From edge to edge of the screen, with the value shown above the line instead of in the callout. */
export const OnScreen: Story = {
  args: { live: true, bleed: true, quietTable: true, callout: 'moment' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Screen>
      <Controlled initial="week">
        {(value, onChange) => <LineChart {...args} periods={{ ...periods, value, onChange }} />}
      </Controlled>
    </Screen>
  ),
  async play({ canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.62);
  },
};

/** While a finger is on it: what comes later steps back. */
export const Scrubbing: Story = {
  args: { live: true },
  async play({ canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.4);
    await waitFor(() => expect(canvas.getByText('Nov 17, 4:00 AM')).toBeVisible());
  },
};

export const Keyboard: Story = {
  async play({ args, canvas }) {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // Focus alone reads the last point.
    await expect(args.onScrub).toHaveBeenLastCalledWith(week.at(-1));
    // Real arrow keys move a slider natively; simulate the change here.
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '19,840.00\u00A0USD, Nov 14, 9:00 AM');
    await userEvent.tab();
    await expect(args.onScrub).toHaveBeenLastCalledWith(undefined);
    const table = canvas.getByRole('button', { name: 'Show as table' });
    await expect(table).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(table).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(170);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Nov 21, 9:00 AM');
  },
};

/** Up to three round values, and days instead of hours. */
export const Grid: Story = {
  args: {
    grid: true,
    size: 'large',
    points: series(31, 24 * hour),
    resolution: 'day',
    label: 'Total balance, last month',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Nov 21$/u));
  },
};

export const Comparison: Story = {
  args: {
    points: week.map((point, index) => ({
      ...point,
      comparison: index < 60 ? '19800' : index < 110 ? '20000' : '20050',
    })),
    labels: { time: 'Time', value: 'Balance', comparison: 'Paid in', table: 'Show as table' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Balance 20,\d+\.\d\d\u00A0USD, Paid in 20,050\.00\u00A0USD, Nov 21/u),
    );
  },
};

export const ComparisonScrubbing: Story = {
  args: Comparison.args,
  async play({ canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.97);
  },
};

/** Unknown values leave gaps, and the scrubber passes over them. */
export const Gaps: Story = {
  args: {
    points: week.map((point, index) =>
      (index > 40 && index < 62) || (index > 110 && index < 128 && index !== 119) ? { ...point, value: null } : point,
    ),
  },
  async play({ args, canvas }) {
    await pointAt(canvas.getByRole('slider'), 45 / 168);
    await expect(args.onScrub).toHaveBeenLastCalledWith(week[40]);
  },
};

export const OnePoint: Story = { args: { points: week.slice(-1), live: true } };

/** A change of less than a thousandth looks small. */
export const Flat: Story = {
  args: {
    points: week.map(({ at }, index) => ({ at, value: (250 + Math.sin(index / 9) * 0.02).toFixed(2) })),
    grid: true,
  },
};

/** Drawn with fewer points, of which none of the highs and lows is missing. */
export const FiveThousandPoints: Story = {
  args: { points: series(5000, hour / 30) },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('slider')).toHaveProperty('value', '4999');
    const longest = Math.max(
      ...Array.from(canvasElement.querySelectorAll('path'), (path) => path.getAttribute('d')?.length ?? 0),
    );
    await expect(longest).toBeLessThan(25_000);
  },
};

export const Loading: Story = {
  args: { points: undefined },
  parameters: { looksLike: 'Both charts of points load in the same outline.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** The line of the last period stays until the next one is there. */
export const Busy: Story = {
  args: { busy: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  // What screens give where there are data, whether or not the last read failed.
  args: { points: [], error: false },
  async play({ canvas }) {
    await expect(canvas.getByText('No balance in this time yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    points: undefined,
    error: (
      <ErrorState
        scope="part"
        title="The chart couldn’t be loaded."
        retry={{ label: 'Try again', onClick: () => undefined }}
      />
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The shape stays; every figure is masked, also where it is read aloud. */
export const Masked: Story = {
  args: { grid: true },
  globals: { amounts: 'masked' },
  async play({ canvas }) {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.not.stringMatching(/20,/u));
    await pointAt(slider, 0.5);
  },
};

export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: {
    ...Comparison.args,
    grid: true,
    label: 'Gesamtguthaben in US-Dollar, letzte Woche',
    labels: {
      time: 'Zeitpunkt',
      value: 'Gesamtguthaben aller Währungen',
      comparison: 'Bisher eingezahlt',
      table: 'Alle Werte als Tabelle anzeigen',
    },
    periods: {
      label: 'Zeitraum',
      value: 'week',
      onChange: fn(),
      options: ['1 Tag', '1 Woche', '1 Monat', '1 Jahr', 'Gesamt'].map((label) => ({
        value: label === '1 Woche' ? 'week' : label,
        label,
      })),
    },
  },
  async play({ canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.1);
  },
};

export const Narrow320: Story = { ...LongText, globals: { locale: 'de-de', viewport: { value: 'narrow' } } };

export const Thai: Story = {
  ...Scrubbing,
  globals: { locale: 'th-th' },
  async play({ canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.4);
  },
};

/** Time runs left to right in every script. */
export const RightToLeft: Story = { ...Thai, args: Comparison.args, globals: { direction: 'right to left' } };

export const RedUp: Story = { globals: { gain: 'red' }, args: { tone: 'change' } };

export const ForcedColors: Story = {
  ...Playground,
  parameters: { chromatic: { forcedColors: 'active' } },
  async play({ canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.4);
  },
};

const threeMinutes = 180_000;
const minutesOfPrice = pointsUntil(end, {
  count: 13,
  step: 60_000,
  value: (index) => 91_240 + Math.sin(index / 1.7) * 42,
});

/** Periods with their closes, and the opening price of the current one until its end. */
export const Marked: Story = {
  args: {
    label: 'Price over the last periods',
    live: true,
    points: [
      ...minutesOfPrice.map((point, index) => ({ ...point, comparison: index < 12 ? null : '91274.08' })),
      { at: new Date(end + threeMinutes).toISOString(), value: null, comparison: '91274.08' },
    ],
    marks: minutesOfPrice
      .filter((_, index) => index > 0 && index % 3 === 0)
      .map(({ at, value }) => ({ at, value: value ?? '' })),
    labels: { time: 'Time', value: 'Price', comparison: 'Opening price', table: 'Show as table' },
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { BarChart } from '#design-system/bar-chart';
import { pointAt, pointsUntil } from '../chart.ts';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const day = 86_400_000;
const end = Date.UTC(2026, 10, 21);

/** Deterministic earnings: mostly above zero. */
const days = (count: number, value: (index: number) => number) => pointsUntil(end, { count, step: day, value });
const earnings = days(30, (index) => 6 + Math.sin(index / 3.1) * 9 + Math.sin(index * index) * 5);
const interest = days(14, (index) => 3.1 + index * 0.04 + Math.sin(index * 2.3) * 0.3);

const meta = {
  component: BarChart,
  args: {
    label: 'Earnings a day, last month',
    points: earnings,
    scale: 2,
    currency: 'USDT',
    tone: 'change',
    empty: 'No earnings in this time yet',
    labels: { time: 'Day', value: 'Earnings', table: 'Show as table' },
    onScrub: fn(),
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <Controlled initial="month">
      {(value, onChange) => (
        <BarChart
          {...args}
          periods={{
            label: 'Period',
            value,
            onChange,
            options: [
              { value: 'week', label: '1W', description: '1 week' },
              { value: 'month', label: '1M', description: '1 month' },
              { value: 'quarter', label: '3M', description: '3 months' },
            ],
          }}
        />
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('figure', { name: 'Earnings a day, last month' })).toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Earnings a day, last month' });
    await expect(slider).toHaveAttribute('max', '29');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[+−]\d+\.\d\d\u00A0USDT, Nov 21$/u));
  },
};

export const Scrubbing: Story = {
  async play({ args, canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.515);
    await expect(args.onScrub).toHaveBeenLastCalledWith(earnings[15]);
    await waitFor(() => expect(canvas.getByText('Nov 7')).toBeVisible());
  },
};

export const Keyboard: Story = {
  async play({ canvas }) {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // Real arrow keys move a slider natively; simulate the change here.
    await fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '+6.00\u00A0USDT, Oct 23');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

/** Each tone, and few and many bars. */
export const Matrix: Story = {
  args: { size: 'small', quietTable: true },
  render: (args) => (
    <Column>
      <BarChart {...args} label="Plain" tone="plain" points={interest} />
      <BarChart {...args} label="Change" />
      <BarChart {...args} label="Few" points={earnings.slice(-4)} />
      <BarChart
        {...args}
        label="Many"
        points={days(90, (index) => Math.sin(index / 5) * 9 + Math.sin(index * index) * 4)}
      />
      <BarChart {...args} label="Losses alone" points={interest.map(({ at, value }) => ({ at, value: `-${value}` }))} />
    </Column>
  ),
};

export const Grid: Story = { args: { grid: true, size: 'large' } };

/** Unknown days are empty; a day without earnings has a short mark. */
export const Gaps: Story = {
  args: {
    points: interest.map((point, index) => ({
      ...point,
      value: index === 4 ? '0' : index > 7 && index < 11 ? null : point.value,
    })),
    tone: 'plain',
    grid: true,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('slider')).toHaveAttribute('max', '10');
  },
};

export const Loading: Story = {
  args: { points: undefined },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: { points: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('No earnings in this time yet')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: {
    grid: true,
    label: 'Tägliche Erträge aus allen Anlagen, letzter Monat',
    labels: { time: 'Kalendertag', value: 'Ertrag', table: 'Alle Werte als Tabelle anzeigen' },
    points: days(30, (index) => 12_345_678 + Math.sin(index / 3.1) * 9_876_543),
  },
  async play({ canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.01);
  },
};

export const Narrow320: Story = { ...LongText, globals: { locale: 'de-de', viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'right to left' },
  args: { grid: true },
  async play({ canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.01);
  },
};

export const RedUp: Story = { globals: { gain: 'red' } };

export const ForcedColors: Story = {
  parameters: { chromatic: { forcedColors: 'active' } },
  async play({ canvas }) {
    await pointAt(canvas.getByRole('slider'), 0.515);
  },
};

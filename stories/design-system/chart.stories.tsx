import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import {
  ChartCallout,
  ChartDrawing,
  ChartFrame,
  ChartGrid,
  ChartScrubber,
  ChartTable,
  PeriodChips,
  placeOf,
  ticksOf,
  useValueText,
  valueRange,
  type ChartFrameProps,
} from '#design-system/chart';
import { vars } from '#design-system/theme';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';

const orders = [14, 31, 22, 40, 27, 12, 35].map((count, index) => ({ day: `Nov ${15 + index}`, count }));
const range = valueRange(
  orders.map(({ count }) => count),
  [0],
);
const format = { scale: 0, unmasked: true };
const positions = orders.map((_, index) => index / (orders.length - 1));

/** A drawing of its own in the shared frame: dots over a grid. */
function Dots({ tableLabel, heading, ...frame }: ChartFrameProps & { tableLabel: string; heading: string }) {
  const [index, setIndex] = useState<number | null>(null);
  const textOf = useValueText(format);
  const ticks = ticksOf(range);
  return (
    <ChartFrame
      {...frame}
      state="drawn"
      tableLabel={tableLabel}
      table={
        <ChartTable
          label={frame.label}
          headings={[heading, frame.label]}
          rows={orders.map(({ day, count }) => ({ id: day, heading: day, cells: [textOf(String(count))] }))}
        />
      }
    >
      <ChartDrawing callout="value" ticks={ticks} format={format}>
        <ChartScrubber
          label={frame.label}
          positions={positions}
          index={index}
          onChange={setIndex}
          textOf={(at) => `${orders[at]?.count}, ${orders[at]?.day}`}
          callout={
            index !== null && (
              <ChartCallout
                values={[{ value: String(orders[index]?.count) }]}
                moment={orders[index]?.day ?? ''}
                format={format}
              />
            )
          }
        >
          <ChartGrid ticks={ticks} />
          {orders.map(({ day, count }, at) => (
            <span
              key={day}
              style={{
                position: 'absolute',
                insetInlineStart: `${(positions[at] ?? 0) * 100}%`,
                insetBlockStart: `${placeOf(count, range) * 100}%`,
                translate: '-50% -50%',
                width: at === index ? 12 : 8,
                aspectRatio: 1,
                borderRadius: vars.radius.round,
                backgroundColor: vars.color.accent,
              }}
            />
          ))}
        </ChartScrubber>
      </ChartDrawing>
    </ChartFrame>
  );
}

const options = ['1D', '1W', '1M', '1Y', 'All'].map((label) => ({ value: label, label }));

const meta = {
  component: ChartFrame,
  render: ({ label, periods, size, bleed, busy, summary, quietTable, tableLabel }) => (
    <Dots {...{ label, periods, size, bleed, busy, summary, quietTable, tableLabel, heading: 'Day', empty: '' }} />
  ),
  args: {
    label: 'Orders a day',
    summary: 'Between 12 and 40 orders a day.',
    state: 'drawn',
    empty: 'No orders yet',
    tableLabel: 'Show as table',
    table: null,
    children: null,
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('figure', { name: 'Orders a day' })).toHaveTextContent(
      'Between 12 and 40 orders a day.',
    );
    const slider = canvas.getByRole('slider', { name: 'Orders a day' });
    await expect(slider).toHaveAttribute('aria-valuetext', '35, Nov 21');
    await expect(slider).toHaveAttribute('max', '6');
  },
};

export const Keyboard: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveFocus();
    // Real arrow keys move a slider natively; simulate the change here.
    await fireEvent.change(slider, { target: { value: '3' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '40, Nov 18');
    await expect(canvas.getByText('Nov 18')).toBeVisible();
    // A press with the mouse keeps the focus on the slider, so that arrow keys go on from there.
    await fireEvent.mouseDown(slider);
    await expect(slider).toHaveFocus();
  },
};

/** The table's button waits off screen until the focus comes. */
export const QuietTable: Story = {
  args: { quietTable: true },
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Show as table' });
    const clip = button.parentElement;
    await expect(clip?.clientWidth).toBe(1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(clip?.clientWidth).toBeGreaterThan(44);
    // The button stays where it is when the table opens.
    const { left, top } = button.getBoundingClientRect();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button.getBoundingClientRect()).toMatchObject({ left, top });
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Periods are one question, so arrow keys move between them. */
export const Periods: Story = {
  render: () => (
    <Controlled initial="1W" onChange={fn()}>
      {(value, onChange) => <PeriodChips label="Period" options={options} value={value} onChange={onChange} />}
    </Controlled>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1W' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '1M' })).toBeChecked();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Column>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Dots key={size} {...args} label={size} size={size} heading="Day" quietTable />
      ))}
    </Column>
  ),
};

export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: {
    label: 'Ausgeführte Aufträge je Kalendertag',
    tableLabel: 'Alle Werte als Tabelle anzeigen',
    periods: {
      label: 'Zeitraum',
      value: '1 Woche',
      onChange: fn(),
      options: ['1 Tag', '1 Woche', '1 Monat', '1 Jahr', 'Gesamt'].map((label) => ({ value: label, label })),
    },
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Werte als Tabelle anzeigen' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};

export const Narrow320: Story = { ...LongText, globals: { locale: 'de-de', viewport: { value: 'narrow' } } };

export const ForcedColors: Story = {
  ...Periods,
  parameters: { chromatic: { forcedColors: 'active' } },
};

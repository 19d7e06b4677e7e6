import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PeriodCountdown } from '#design-system/period-countdown';
import { Rows } from '../matrix.tsx';

const startsAt = Date.UTC(2026, 10, 21, 8, 30);
const endsAt = startsAt + 180_000;
const closesAt = endsAt - 5000;
const at = (seconds: number) => () => startsAt + seconds * 1000;

const labels = {
  upcoming: 'Not open yet',
  open: 'Open for orders',
  closed: 'Closed for orders',
  settling: 'Settling',
};

const meta = {
  component: PeriodCountdown,
  args: {
    title: 'Period 202611210830',
    startsAt,
    closesAt,
    endsAt,
    now: at(108),
    labels,
    label: (seconds, state) => (state === 'upcoming' ? `Begins in ${seconds} seconds` : `${seconds} seconds left`),
    description: 'Orders close 5 seconds before the end.',
    onState: fn(),
  },
} satisfies Meta<typeof PeriodCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('timer', { name: '72 seconds left' })).toHaveTextContent('1:12'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Open for orders');
    await waitFor(() => expect(args.onState).toHaveBeenCalledWith('open'));
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={Object.fromEntries(
        Object.entries({ upcoming: -42, 'just begun': 0, open: 108, 'closed for orders': 176, settling: 181 }).map(
          ([name, seconds]) => [
            name,
            <div key={name} style={{ width: '100%' }}>
              <PeriodCountdown {...meta.args} now={at(seconds)} />
            </div>,
          ],
        ),
      )}
    />
  ),
};

let isOver = false;

/** Moves from state to state with the clock, and announces each once. */
export const Passes: Story = {
  beforeEach: () => {
    isOver = false;
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    // Starts three seconds before orders close.
    const begun = performance.now();
    const now = () => (isOver ? endsAt : closesAt - 3000) + performance.now() - begun;
    return <PeriodCountdown {...args} now={now} />;
  },
  async play({ canvas, args }) {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Open for orders'));
    await waitFor(() => expect(status).toHaveTextContent('Closed for orders'));
    isOver = true;
    await waitFor(() => expect(status).toHaveTextContent('Settling'));
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
    await waitFor(() => expect(args.onState).toHaveBeenLastCalledWith('settling'));
    await expect(args.onState).toHaveBeenCalledTimes(3);
  },
};

export const LongText: Story = {
  globals: { locale: 'de-de' },
  args: {
    title: 'Periode superior-202611210830 des Handelsraums',
    labels: { ...labels, closed: 'Für weitere Aufträge geschlossen' },
    description: 'Aufträge werden bis 5 Sekunden vor dem Ende der Periode angenommen.',
    now: at(176),
  },
};

export const Narrow320: Story = { ...LongText, globals: { locale: 'de-de', viewport: { value: 'narrow' } } };

export const Thai: Story = {
  globals: { locale: 'th-th', viewport: { value: 'narrow' } },
  args: {
    title: 'รอบที่ 202611210830',
    labels: { ...labels, open: 'เปิดรับคำสั่ง' },
    description: 'ปิดรับคำสั่ง 5 วินาทีก่อนสิ้นสุดรอบ',
  },
};

export const ForcedColors: Story = { args: { now: at(176) }, parameters: { chromatic: { forcedColors: 'active' } } };

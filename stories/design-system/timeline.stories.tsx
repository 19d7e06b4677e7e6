import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline, timelineVariants } from '#design-system/timeline';

const labels = { done: 'done', current: 'in progress', upcoming: 'to come', failed: 'failed' };

const meta = {
  component: Timeline,
  args: {
    label: 'Progress of the deposit',
    labels,
    steps: [
      { id: 'received', title: 'Received', time: '09:12', state: 'done' },
      {
        id: 'reviewing',
        title: 'In review',
        description: 'A person looks at the voucher.',
        time: '09:14',
        state: 'current',
      },
      { id: 'credited', title: 'Credited', time: 'expected by 09:30', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(3);
    await expect(steps[0]).toHaveTextContent('Received, done');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
  },
};

type State = keyof typeof timelineVariants.state;

/** Every state; a failed step says why. */
export const Matrix: Story = {
  args: {
    steps: (Object.keys(timelineVariants.state) as State[]).map((state) => ({
      id: state,
      state,
      title: `A step that is ${labels[state]}`,
      time: '09:20',
      description: state === 'failed' ? 'The voucher shows another amount. Nothing was booked.' : undefined,
    })),
  },
};

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'received',
        title: 'Einzahlung eingegangen und verbucht',
        time: 'Samstag, 21. November 2026, 09:12',
        state: 'done',
      },
      {
        id: 'credited',
        title: 'Gutschrift auf dem Verrechnungskonto',
        description: 'Voraussichtlich innerhalb von zwei Stunden',
        state: 'current',
      },
    ],
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const ForcedColors: Story = { args: Matrix.args, parameters: { chromatic: { forcedColors: 'active' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusChip, statuses, type Status } from '#design-system/status-chip';
import { Rows } from '../matrix.tsx';

const names = Object.keys(statuses) as Status[];

const meta = {
  component: StatusChip,
  args: { status: 'processing', children: 'Processing' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByText('Processing').parentElement).toHaveAttribute('data-tone', 'progress');
  },
};

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replace('-', ' ');
const families: Record<string, readonly Status[]> = {
  'deposit, withdrawal, petition, flash exchange': ['pending', 'processing', 'completed', 'ended', 'canceled'],
  identity: ['none', 'in-review', 'verified', 'returned'],
  leverage: ['unsettled', 'settling', 'settled', 'refunded'],
  exchange: ['waiting', 'completed', 'refunded'],
  'fixed term': ['running', 'matured', 'redeemed'],
  notice: ['unread', 'read'],
  proof: ['holds', 'fails'],
};

/** Every status by its family; a new one without a family fails here. */
export const Matrix: Story = {
  render: () => (
    <Rows
      of={Object.fromEntries(
        Object.entries(families).map(([family, members]) => [
          family,
          members.map((status) => (
            <StatusChip key={status} status={status}>
              {inWords(status)}
            </StatusChip>
          )),
        ]),
      )}
    />
  ),
  async play() {
    await expect([...new Set(Object.values(families).flat())].toSorted()).toEqual(names.toSorted());
  },
};

const long = 'Wird von einer Mitarbeiterin oder einem Mitarbeiter geprüft';

export const LongText: Story = { args: { status: 'in-review', children: long } };

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { status: 'in-review', children: long },
};

export const Thai: Story = { globals: { locale: 'th-th' }, args: { status: 'returned', children: 'ส่งคืนพร้อมเหตุผล' } };

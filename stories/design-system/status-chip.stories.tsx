import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusChip, statusChipVariants } from '#design-system/status-chip';
import { Combinations, controlsOf } from '../matrix.tsx';

/** How an order stands: word, shape and colour. A count is a Badge. */
const meta = {
  component: StatusChip,
  argTypes: controlsOf(statusChipVariants),
  args: { tone: 'progress', children: 'Processing' },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { picture: false } };

export const Matrix: Story = {
  render: () => <Combinations variants={statusChipVariants}>{(choice) => <StatusChip {...choice}>Completed</StatusChip>}</Combinations>,
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Wird von einer Mitarbeiterin oder einem Mitarbeiter geprüft' },
};

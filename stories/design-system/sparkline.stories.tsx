import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline, sparklineVariants } from '#design-system/sparkline';
import { Combinations, Rows } from '../matrix.tsx';

const rising = [3, 4, 3.5, 5, 4.6, 6, 5.8, 7, 6.4, 7.5];
const falling = [...rising].reverse();

const meta = {
  component: Sparkline,
  args: { points: rising, label: 'Rose from 3.00 to 7.50 in 24 hours' },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const line = canvas.getByRole('img', { name: 'Rose from 3.00 to 7.50 in 24 hours' });
    await expect(line).toHaveAttribute('data-direction', 'gain');
  },
};

export const Matrix: Story = {
  render: () => (
    <Combinations variants={sparklineVariants}>{(choice) => <Sparkline {...choice} points={rising} />}</Combinations>
  ),
};

export const Courses: Story = {
  render: () => (
    <Rows
      of={{
        falling: <Sparkline points={falling} />,
        flat: <Sparkline points={[5, 5, 5, 5]} />,
        'back where it began': <Sparkline points={[5, 7, 3, 5]} />,
        'one point': <Sparkline points={[5]} />,
        'no point': <Sparkline points={[]} />,
        'points missing': <Sparkline points={[3, 4, 3.5, null, null, 6, 5.8, null, 6.4, null, 7.5, 7]} />,
        'as wide as its place': <Sparkline points={rising} size="large" />,
      }}
    />
  ),
};

/** Time runs left to right in every script. */
export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  async play({ canvas }) {
    await expect(getComputedStyle(canvas.getByRole('img')).transform).toBe('none');
  },
};

export const RedUp: Story = { globals: { gain: 'red' } };

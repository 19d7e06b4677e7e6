import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup, SkeletonRows, skeletonVariants } from '#design-system/skeleton';
import { Rows } from '../matrix.tsx';

const meta = {
  component: SkeletonRows,
  args: { count: 4 },
} satisfies Meta<typeof SkeletonRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Loading');
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows
      of={Object.fromEntries(
        (Object.keys(skeletonVariants.shape) as (keyof typeof skeletonVariants.shape)[]).map((shape) => [
          shape,
          <Skeleton key={shape} shape={shape} width={shape === 'circle' ? undefined : 'half'} />,
        ]),
      )}
    />
  ),
};

export const Group: Story = {
  render: () => (
    <SkeletonGroup>
      <Skeleton shape="figure" width="half" />
      <Skeleton width="third" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  ),
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Illustration, illustrationNames } from '#design-system/illustration';
import { Rows } from '../matrix.tsx';

const meta = {
  component: Illustration,
  args: { name: 'purse' },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative: the text stands below it. */
export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows of={Object.fromEntries(illustrationNames.map((name) => [name, <Illustration key={name} name={name} />]))} />
  ),
};

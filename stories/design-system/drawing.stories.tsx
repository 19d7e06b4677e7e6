import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing, drawingNames } from '#design-system/drawing';
import { Rows } from '../matrix.tsx';

/** Line drawings in two colours for empty and finished states. They say nothing: the words below them do. */
const meta = {
  component: Drawing,
  args: { name: 'purse' },
} satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Matrix: Story = {
  render: () => (
    <Rows of={Object.fromEntries(drawingNames.map((name) => [name, <Drawing key={name} name={name} />]))} />
  ),
};

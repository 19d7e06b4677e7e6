import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, cardVariants } from '#design-system/card';
import { Combinations, controlsOf } from '../matrix.tsx';

/** Holds together what is one thing. For parts of a screen use Section. */
const meta = {
  component: Card,
  argTypes: controlsOf(cardVariants),
  args: { children: 'Bitcoin, network Lightning' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

export const Matrix: Story = {
  render: ({ children }) => <Combinations variants={cardVariants}>{(choice) => <Card {...choice}>{children}</Card>}</Combinations>,
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
};

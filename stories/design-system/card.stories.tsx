import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { Card, cardVariants } from '#design-system/card';
import { KeyValueList } from '#design-system/key-value-list';
import { Combinations } from '../matrix.tsx';

const meta = {
  component: Card,
  args: { children: 'Bitcoin, network Lightning' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    children: (
      <KeyValueList
        items={[
          { id: 'give', label: 'You give', value: <Amount value="2500" currency="EUR" scale={2} /> },
          { id: 'get', label: 'You receive', value: <Amount value="0.041872" currency="BTC" /> },
        ]}
      />
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('You receive')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: ({ children }) => (
    <Combinations variants={cardVariants}>
      {(choice) => (
        <Card {...choice}>{choice.padding === 'none' ? <p style={{ padding: 8 }}>{children}</p> : children}</Card>
      )}
    </Combinations>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Einzahlungen über ein anderes Netzwerk als das hier angegebene können nicht gutgeschrieben werden.',
  },
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqbc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
};

/** Don't: a card inside a card; a hairline divides as well. */
export const Nested: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Card>
      <Card tone="outlined">
        <Card tone="quiet">0.51234567 BTC</Card>
      </Card>
    </Card>
  ),
};

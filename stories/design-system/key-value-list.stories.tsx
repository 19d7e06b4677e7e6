import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import { Percent } from '#design-system/percent';
import { Column } from '../matrix.tsx';

const meta = {
  component: KeyValueList,
  args: {
    items: [
      { id: 'give', label: 'You give', value: <Amount value="2500" currency="EUR" scale={2} /> },
      { id: 'rate', label: 'Rate', value: <Amount value="59705.77" currency="EUR" scale={2} />, description: '1 BTC' },
      {
        id: 'spread',
        label: 'Spread',
        value: <Percent value="0.0025" />,
        description: <Amount value="6.25" currency="EUR" scale={2} size="small" />,
      },
      { id: 'number', label: 'Number', value: 'F-20261121-000412' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('F-20261121-000412');
  },
};

export const Matrix: Story = {
  render: () => (
    <Column>
      <KeyValueList
        items={[{ id: 'rate', label: 'Rate', value: <Amount value="59705.77" currency="EUR" scale={2} /> }]}
      />
      <KeyValueList
        items={[{ id: 'fee', label: 'Fee', value: <Percent value="0.005" />, description: 'At least 0.50 EUR' }]}
      />
      <KeyValueList
        items={[
          {
            id: 'time',
            label: 'Time to decide',
            value: '2 minutes',
            meaning: 'Declining is free, and so is letting it pass.',
          },
        ]}
      />
      <KeyValueList
        items={[
          { id: 'network', label: 'Network', value: 'Bitcoin' },
          { id: 'address', label: 'Address', value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
        ]}
      />
    </Column>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'address', label: 'Empfangsadresse im Netzwerk', value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
      {
        id: 'amount',
        label: 'Gutgeschriebener Betrag',
        value: <Amount value="123456789012.345678" currency="IDR" />,
        description: 'nach Abzug der Netzwerkgebühr',
      },
    ],
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };

/** Don't: values without a unit, labels in several styles. */
export const Unclear: Story = {
  tags: ['!autodocs', '!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <KeyValueList
      items={[
        { id: 'amount', label: 'AMOUNT:', value: '2500' },
        { id: 'fee', label: 'fee', value: '~1' },
        { id: 'date', label: 'The date of the order', value: '11/12' },
      ]}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount, amountVariants } from '#design-system/amount';
import { Matrix } from '../matrix.tsx';

const meta = {
  component: Amount,
  args: { value: '1234.5678901234', currency: 'BTC', scale: 8 },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllVariants: Story = {
  name: 'Matrix',
  render: () => (
    <Matrix variants={amountVariants}>
      {(choice) => (
        <>
          <Amount {...choice} value="1234.567891" currency="USDT" />
          <Amount {...choice} value="-0.00012345" scale={8} currency="BTC" />
        </>
      )}
    </Matrix>
  ),
};

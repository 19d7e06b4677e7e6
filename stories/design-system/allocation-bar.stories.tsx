import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AllocationBar } from '#design-system/allocation-bar';

/** What a total consists of, told apart by order and words, not by colour alone. */
const meta = {
  component: AllocationBar,
  args: {
    label: 'Allocation',
    parts: [
      { id: 'BTC', label: 'BTC', share: 0.482 },
      { id: 'ETH', label: 'ETH', share: 0.271 },
      { id: 'EUR', label: 'EUR', share: 0.15 },
      { id: 'USDT', label: 'USDT', share: 0.082 },
      { id: 'other', label: 'Other', share: 0.015 },
    ],
  },
} satisfies Meta<typeof AllocationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Allocation' })).toHaveTextContent('BTC48.2%');
  },
};

export const Single: Story = { args: { parts: [{ id: 'EUR', label: 'EUR', share: 1 }] }, parameters: { chromatic: { disableSnapshot: true } } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' }, locale: 'de-de' } };

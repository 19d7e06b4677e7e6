import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '#design-system/badge';
import { Rows } from '../matrix.tsx';

/** A count. How an order stands is a StatusChip. */
const meta = {
  component: Badge,
  args: { children: 3, label: '3 unread' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { picture: false },
  async play({ canvas }) {
    await expect(canvas.getByText('3 unread')).toBeInTheDocument();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  render: () => (
    <Rows of={{ 'one digit': <Badge>3</Badge>, 'two digits': <Badge>42</Badge>, more: <Badge>99+</Badge>, word: <Badge>New</Badge> }} />
  ),
};

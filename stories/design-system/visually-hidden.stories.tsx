import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '#design-system/visually-hidden';

/** Text for screen readers alone. Prefer words that everyone sees. */
const meta = {
  component: VisuallyHidden,
  args: { children: 'Balances', as: 'h2' },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Balances' });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, Bell, ChevronRight, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { Icon, iconVariants } from '#design-system/icon';
import { iconSizes } from '#design-system/tokens';
import { Combinations } from '../matrix.tsx';

const variants = { size: iconSizes, tone: iconVariants.tone };

const meta = {
  component: Icon,
  args: { icon: Wallet },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Matrix: Story = {
  render: () => <Combinations variants={variants}>{(choice) => <Icon {...choice} icon={Wallet} />}</Combinations>,
};

/** Where no text beside it says what it means. */
export const Labeled: Story = {
  args: { icon: Bell, label: 'Unread' },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Unread' })).toBeVisible();
  },
};

/** Icons that point back or forward are mirrored; others are not. */
export const RightToLeft: Story = {
  globals: { direction: 'right to left' },
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <Icon icon={ArrowLeft} directional />
      <Icon icon={ChevronRight} directional />
      <Icon icon={Wallet} />
    </div>
  ),
  async play({ canvasElement }) {
    const scales = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).scale);
    await expect(scales).toEqual(['-1 1', '-1 1', 'none']);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Ticker } from '#design-system/ticker';

/** Short announcements in one line. Stands still under reduced motion; anyone can stop it. */
const meta = {
  component: Ticker,
  args: {
    label: 'Announcements',
    items: ['Deposits in euro are credited at weekends too', 'Maintenance on Sunday from 03:00 to 03:20', 'New: Avalanche'],
    labels: { pause: 'Pause', play: 'Play' },
  },
} satisfies Meta<typeof Ticker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Announcements' })).toBeVisible();
    // The second round is there for the eye alone.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Announcements' })).toHaveFocus();
    const button = canvas.queryByRole('button', { name: 'Pause' });
    // Under reduced motion nothing runs, so there is nothing to stop.
    if (!button) return;
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } } };

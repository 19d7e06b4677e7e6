import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, ArrowUpFromLine, Landmark, LifeBuoy, Scale, Store, Timer, Zap } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { ActionGrid } from '#design-system/action-grid';

const icons = [ArrowDownToLine, ArrowUpFromLine, Zap, Store, Scale, Timer, Landmark, LifeBuoy];
const english = ['Top up', 'Withdraw', 'Flash exchange', 'Counters', 'Leverage', 'Fixed term', 'Bank', 'Support'];
const german = ['Aufladen', 'Auszahlung', 'Sofortumtausch', 'Wechselschalter', 'Hebelhandel', 'Festgeldanlage', 'Bankkonto', 'Kundendienst'];

const items = (labels: string[]) =>
  icons.map((Icon, index) => {
    const label = labels[index] ?? '';
    return { id: label, href: `#${index}`, label, icon: <Icon aria-hidden size={22} strokeWidth={1.75} /> };
  });

/** Ways on from a screen. One main step is a Button. */
const meta = {
  component: ActionGrid,
  args: { label: 'Quick actions', items: items(english) },
} satisfies Meta<typeof ActionGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('navigation', { name: 'Quick actions' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
};

export const LongText: Story = { args: { items: items(german) } };

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: { items: items(german) } };

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Top up' })).toHaveFocus();
  },
};

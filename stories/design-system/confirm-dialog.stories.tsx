import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from '#design-system/confirm-dialog';

/** A question with two answers that weigh the same. */
const meta = {
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: 360 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Sign out?',
    children: 'Masked amounts and your language stay as they are on this device.',
    confirm: { label: 'Sign out', onPress: fn() },
    cancel: { label: 'Stay' },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ args }) {
    await screen.findByRole('dialog', { name: 'Sign out?' });
    const [stay, leave] = ['Stay', 'Sign out'].map((name) => screen.getByRole('button', { name }));
    await expect(stay?.getBoundingClientRect().width).toBeCloseTo(leave?.getBoundingClientRect().width ?? 0, 0);
    await userEvent.click(leave as HTMLElement);
    await expect(args.confirm.onPress).toHaveBeenCalledOnce();
    await userEvent.click(stay as HTMLElement);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Busy: Story = {
  args: { confirm: { label: 'Sign out', onPress: fn(), busy: true } },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args }) {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Destroys: Story = {
  args: { title: 'Remove this address?', children: undefined, confirm: { label: 'Remove', onPress: fn(), tone: 'danger' }, cancel: { label: 'Keep' } },
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Möchten Sie sich wirklich von diesem Gerät abmelden?',
    confirm: { label: 'Jetzt abmelden', onPress: fn() },
    cancel: { label: 'Angemeldet bleiben' },
  },
};

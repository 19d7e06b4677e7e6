import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Eye, EyeOff } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton, iconButtonVariants } from '#design-system/icon-button';
import { Icon } from '#design-system/icon';
import { Controlled } from '../controlled.tsx';
import { Combinations, Rows } from '../matrix.tsx';

const bell = <Icon icon={Bell} size="large" />;

const meta = {
  component: IconButton,
  args: { label: 'Notices', icon: bell, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Notices' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** While what it does is sent, it keeps the focus and can't be pressed. */
export const Busy: Story = {
  args: { busy: true },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Matrix: Story = {
  render: ({ label, icon }) => (
    <Combinations variants={iconButtonVariants}>
      {(choice) => (
        <>
          <IconButton {...choice} label={label} icon={icon} />
          <IconButton {...choice} label={label} icon={icon} disabled />
          <IconButton {...choice} label="Notices, some unread" icon={icon} badge />
          <IconButton {...choice} label="Notices, 3 unread" icon={icon} badge={3} />
        </>
      )}
    </Combinations>
  ),
};

export const States: Story = {
  render: ({ icon }) => (
    <Rows
      of={{
        'long badge': <IconButton label="Notices, more than 99 unread" icon={icon} badge={120} />,
        link: <IconButton label="Notices" icon={icon} href="/notice" />,
      }}
    />
  ),
};

/** The touch target is 44 px. */
export const Target: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** The name is invisible, so it may be long. */
export const LongText: Story = {
  args: { label: 'Benachrichtigungen zu Einzahlungen und Auszahlungen öffnen', badge: 120 },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /^Benachrichtigungen zu/ })).toBeVisible();
  },
};

/** With enlarged text, the badge leaves the icon in view. */
export const LargeText: Story = {
  globals: { textSize: '200%' },
  args: { label: 'Notices, 15 unread', badge: 15 },
  async play({ canvas, canvasElement }) {
    const badge = canvas.getByText('15').getBoundingClientRect();
    const drawing = (canvasElement.querySelector('svg') as Element).getBoundingClientRect();
    await expect(badge.bottom - drawing.top).toBeLessThan(drawing.height / 2);
    await expect(drawing.right - badge.left).toBeLessThan(drawing.width * 0.8);
  },
};

/** A toggle keeps its name; `aria-pressed` says whether it is on. */
export const Toggle: Story = {
  render: () => (
    <Controlled initial={false}>
      {(pressed, press) => {
        return (
          <IconButton
            label="Hide amounts"
            pressed={pressed}
            icon={<Icon icon={pressed ? EyeOff : Eye} />}
            onClick={() => press(!pressed)}
          />
        );
      }}
    </Controlled>
  ),
  async play({ canvas }) {
    const toggle = canvas.getByRole('button', { name: 'Hide amounts', pressed: false });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle).toHaveAccessibleName('Hide amounts');
  },
};

export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notices' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { ConfirmDialog } from '#design-system/confirm-dialog';
import { Controlled } from '../controlled.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: 360 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Sign out?',
    children: 'Masked amounts and your language stay as they are on this device.',
    confirm: { label: 'Sign out', onClick: fn() },
    cancel: { label: 'Stay' },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visual weight of a button: size, background, border, text. */
function weigh(name: string) {
  const button = screen.getByRole('button', { name });
  const { width, height } = button.getBoundingClientRect();
  const { backgroundColor, borderWidth, borderStyle, fontSize, fontWeight } = getComputedStyle(button);
  return {
    width: Math.round(width),
    height: Math.round(height),
    backgroundColor,
    borderWidth,
    borderStyle,
    fontSize,
    fontWeight,
  };
}

export const Playground: Story = {
  async play({ args }) {
    const question = await screen.findByRole('alertdialog', { name: 'Sign out?' });
    await expect(question).toHaveAccessibleDescription(/./u);
    await expect(weigh('Stay')).toEqual(weigh('Sign out'));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(args.confirm.onClick).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** No default answer: focus is on the question, then on either answer, then back. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Leave</Button>
          <ConfirmDialog {...args} open={open} onOpenChange={change} />
        </>
      )}
    </Controlled>
  ),
  async play({ canvas, args }) {
    const opener = canvas.getByRole('button', { name: 'Leave' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alertdialog')).toHaveFocus();
    for (const name of ['Close', 'Stay', 'Sign out']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.confirm.onClick).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Busy: Story = {
  args: { confirm: { label: 'Sign out', onClick: fn(), busy: true } },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args }) {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Destroys: Story = {
  args: {
    title: 'Remove this address?',
    children: undefined,
    confirm: { label: 'Remove', onClick: fn(), tone: 'danger' },
    cancel: { label: 'Keep' },
  },
  async play() {
    await screen.findByRole('alertdialog', { name: 'Remove this address?' });
    await expect(weigh('Keep')).toEqual(weigh('Remove'));
  },
};

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Möchten Sie sich wirklich von diesem Gerät abmelden?',
    confirm: { label: 'Jetzt abmelden', onClick: fn() },
    cancel: { label: 'Angemeldet bleiben' },
  },
  async play() {
    await screen.findByRole('alertdialog');
    await expect(weigh('Angemeldet bleiben')).toEqual(weigh('Jetzt abmelden'));
  },
};

/** Multi-line answers have equal height. */
export const LongText: Story = {
  args: {
    ...Narrow320.args,
    confirm: { label: 'Jetzt von diesem und allen anderen Geräten abmelden', onClick: fn() },
    cancel: { label: 'Angemeldet bleiben' },
  },
  async play() {
    await screen.findByRole('alertdialog');
    await expect(weigh('Angemeldet bleiben')).toEqual(weigh('Jetzt von diesem und allen anderen Geräten abmelden'));
  },
};

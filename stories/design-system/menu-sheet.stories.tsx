import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Pencil, Send, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '#design-system/icon';
import { IconButton } from '#design-system/icon-button';
import { MenuSheet, menuSheetVariants } from '#design-system/menu-sheet';
import { Controlled } from '../controlled.tsx';

const rename = fn();

const meta = {
  component: MenuSheet,
  parameters: { docs: { story: { inline: false, height: 480 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Address of Ann',
    items: [
      { id: 'send', label: 'Withdraw to this address', icon: <Icon icon={Send} />, href: '#withdraw' },
      { id: 'copy', label: 'Copy address', icon: <Icon icon={Copy} />, onClick: fn() },
      { id: 'rename', label: 'Rename address', icon: <Icon icon={Pencil} />, onClick: rename },
      { id: 'remove', label: 'Remove address', icon: <Icon icon={Trash2} />, tone: 'danger', onClick: fn() },
    ],
  },
} satisfies Meta<typeof MenuSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play() {
    await expect(await screen.findByRole('dialog', { name: 'Address of Ann' })).toBeVisible();
    await expect(screen.getAllByRole('listitem')).toHaveLength(4);
    await expect(screen.getByRole('link', { name: 'Withdraw to this address' })).toHaveAttribute('href', '#withdraw');
  },
};

export const Matrix: Story = {
  args: {
    items: (Object.keys(menuSheetVariants.tone) as (keyof typeof menuSheetVariants.tone)[]).flatMap((tone) => [
      { id: tone, label: 'Remove address', tone, icon: <Icon icon={Trash2} /> },
      { id: `${tone} text`, label: 'Remove address', tone, description: 'You can add it again' },
      {
        id: `${tone} disabled`,
        label: 'Remove address',
        tone,
        icon: <Icon icon={Trash2} />,
        disabled: true,
        disabledReason: 'A withdrawal to it is being reviewed',
      },
    ]),
  },
};

/** The focus returns to what opened it, and what is disabled does nothing. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={false}>
      {(open, change) => (
        <>
          <IconButton
            label="More"
            aria-haspopup="dialog"
            icon={<Icon icon={Ellipsis} />}
            onClick={() => change(true)}
          />
          <MenuSheet {...args} open={open} onOpenChange={change} />
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    rename.mockClear();
    const opener = canvas.getByRole('button', { name: 'More' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const action = await screen.findByRole('button', { name: 'Rename address' });
    action.focus();
    await userEvent.keyboard('{Enter}');
    await expect(rename).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Disabled: Story = {
  args: {
    items: [{ id: 'remove', label: 'Remove address', disabled: true, disabledReason: 'In use', onClick: fn() }],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args }) {
    const action = await screen.findByRole('button', { name: /Remove address/u });
    await expect(action).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(action);
    await expect(args.items[0]?.onClick).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Auszahlungsadresse von Annegret Müller-Lüdenscheidt',
    items: meta.args.items.map((item) => ({
      ...item,
      label: 'Gespeicherte Auszahlungsadresse bearbeiten',
      description: 'Nach einer Änderung sind Auszahlungen 24 Stunden lang gesperrt',
    })),
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: LongText.args };

export const ForcedColors: Story = { args: Matrix.args, parameters: { chromatic: { forcedColors: 'active' } } };

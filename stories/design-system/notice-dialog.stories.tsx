import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Callout } from '#design-system/callout';
import { NoticeDialog } from '#design-system/notice-dialog';

const meta = {
  component: NoticeDialog,
  parameters: { docs: { story: { inline: false, height: 420 } } },
  args: {
    open: true,
    title: 'System notice',
    description: '21 November 2026',
    labels: { confirm: 'Confirm', table: (position) => `Table ${position}` },
    onClose: fn(),
    html: '<h3>Maintenance</h3><p>On <strong>Sunday from 03:00 to 03:20</strong> deposits are credited later than usual.</p><p>Balances and prices stay in sight.</p>',
  },
} satisfies Meta<typeof NoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ args }) {
    await screen.findByRole('dialog', { name: 'System notice' });
    // It's there before it's shown: its code is loaded.
    await waitFor(() => expect(screen.getByText(/deposits are credited later/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(args.onClose).toHaveBeenCalledWith('confirm');
  },
};

export const Closed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args }) {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith('close');
  },
};

/** Escape, and the button reached by Tab. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args }) {
    await screen.findByText(/deposits are credited later/);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith('confirm');
  },
};

export const Loading: Story = {
  args: { html: undefined },
  async play() {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  },
};

export const Failed: Story = {
  args: { html: undefined, error: <Callout tone="danger">The notice could not be loaded.</Callout> },
};

export const LongText: Story = {
  args: { html: `<p>${'Ein ausführlicher Hinweis der Plattform. '.repeat(50)}</p>` },
  async play() {
    const text = await screen.findByText(/Ein ausführlicher Hinweis/);
    // Longer than the screen, so it scrolls by keyboard.
    await waitFor(() => expect(text.closest('[tabindex="0"]')).not.toBeNull());
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

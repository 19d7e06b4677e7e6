import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/button';
import { Dialog } from '#design-system/dialog';
import { ToastProvider, useToast } from '#design-system/toast';
import { Controlled } from '../controlled.tsx';

const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: 420 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Insufficient Balance',
    description: 'For 0.041872 BTC you need 2,500.00 EUR; 1,940.20 EUR are available.',
    children: 'Nothing has been booked.',
    footer: (
      <Button block tone="primary" href="#recharge">
        Deposit
      </Button>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ args }) {
    const dialog = await screen.findByRole('dialog', { name: 'Insufficient Balance' });
    await expect(dialog).toHaveAccessibleDescription(/you need 2,500.00 EUR/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Takes focus, traps it while open, and returns it. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Controlled initial={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Convert</Button>
          <Dialog {...args} open={open} onOpenChange={change} />
        </>
      )}
    </Controlled>
  ),
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Convert' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Stays open while something is being sent. */
export const NotDismissible: Story = {
  args: { dismissible: false },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ args }) {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

function Telling() {
  const show = useToast();
  return <Button onClick={() => show({ text: 'Copy Successful', tone: 'success' })}>Copy</Button>;
}

/** A toast over it is announced, and closing the toast leaves the dialog open. */
export const WithToast: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <ToastProvider label="Messages">
      <Dialog {...args}>
        <Telling />
      </Dialog>
    </ToastProvider>
  ),
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    const status = await screen.findByRole('status');
    await expect(status).toHaveTextContent('Copy Successful');
    await userEvent.click(await within(status).findByRole('button', { name: 'Close Copy Successful' }));
    await waitFor(() => expect(screen.queryByText('Copy Successful')).not.toBeInTheDocument());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { title: 'Verfügbares Guthaben reicht für diesen Umtausch nicht aus', children: 'Es wurde nichts gebucht.' },
};

/** With enlarged text, no word of the title breaks. */
export const LargeText: Story = {
  globals: { textSize: '200%', viewport: { value: 'narrow' } },
  args: { title: 'Identitätsprüfung ausstehend', description: 'Es wurde nichts gebucht.', children: undefined },
};

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } } };

export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Verfügbares Guthaben reicht nicht aus',
    children: 'Es wurde nichts gebucht. '.repeat(60),
    footer: <Button block>Guthaben jetzt aufladen</Button>,
  },
  async play() {
    const text = await screen.findByText(/Es wurde nichts gebucht/);
    await waitFor(() => expect(text.closest('[tabindex="0"]')).not.toBeNull());
  },
};

export const Desk: Story = { globals: { viewport: { value: 'desk' } } };

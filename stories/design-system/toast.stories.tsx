import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/button';
import { Dialog } from '#design-system/dialog';
import { Sheet } from '#design-system/sheet';
import { ToastProvider, useToast, type Toast } from '#design-system/toast';

const undo = fn();
const ended = fn();

function Buttons() {
  const show = useToast();
  const toasts: Record<string, Toast> = {
    'Say it': { text: 'The language is now English.' },
    Succeed: { text: 'Email Sent', tone: 'success' },
    Fail: { text: 'Copy Failed', tone: 'danger' },
    Undo: { text: 'All notices are marked as read.', button: { label: 'Undo', onClick: undo } },
  };
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, minHeight: 400, alignContent: 'start' }}>
      {Object.entries(toasts).map(([name, toast]) => (
        <Button key={name} onClick={() => show(toast)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

function Long() {
  const show = useToast();
  const toast: Toast = {
    text: 'Die Benachrichtigungen konnten nicht als gelesen markiert werden, weil keine Verbindung zum Server besteht.',
    tone: 'danger',
    button: { label: 'Wiederholen', onClick: undo },
  };
  return <Button onClick={() => show(toast)}>Melden</Button>;
}

function Notice() {
  const show = useToast();
  const toast: Toast = {
    text: 'Deposit credited',
    button: { label: 'View', onClick: undo },
    lifetime: 300,
    onClose: ended,
  };
  return <Button onClick={() => show(toast)}>Notify</Button>;
}

const meta = {
  component: ToastProvider,
  args: { label: 'Messages', children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  async play({ canvas }) {
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(region.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await expect(region.getByRole('status')).toHaveTextContent('Email Sent');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(region.getByRole('alert')).toHaveTextContent('Copy Failed');
  },
};

/** Errors stay until closed; others disappear, unless someone is reading. */
export const DangerStays: Story = {
  args: { lifetime: 1_000 },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    // What a message looks like is loaded by then.
    await region.findByRole('button', { name: 'Close Copy Failed' });
    // In one step, so that the message can't disappear in between on a busy machine.
    await fireEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await fireEvent.pointerOver(region.getByText(/language is now/));
    await new Promise((resolve) => setTimeout(resolve, 1_400));
    await waitFor(() => expect(region.getByText(/language is now/)).toBeVisible());
    await userEvent.unhover(region.getByText(/language is now/));
    await waitFor(() => expect(region.getByRole('status')).toBeEmptyDOMElement());
    await expect(region.getByRole('alert')).toHaveTextContent('Copy Failed');
  },
};

/** A message with an action stays until the keyboard reaches it. */
export const ActionStays: Story = {
  args: { lifetime: 200 },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await fireEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await expect(region.getByText(/language is now/)).toBeInTheDocument();
    await waitFor(() => expect(region.queryByText(/language is now/)).not.toBeInTheDocument());
    await waitFor(() => expect(region.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};

/** What is kept elsewhere too goes by itself, and tells who showed it. */
export const ActionPasses: Story = {
  args: { children: <Notice /> },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    ended.mockClear();
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
    await waitFor(() => expect(region.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** It waits behind another tab or on a locked phone, where nobody reads it. */
export const Unseen: Story = {
  args: { children: <Notice /> },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    ended.mockClear();
    const look = (visibilityState: DocumentVisibilityState): void => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    look('hidden');
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Notify' }));
      await new Promise((resolve) => setTimeout(resolve, 600));
      await expect(ended).not.toHaveBeenCalled();
    } finally {
      look('visible');
      Reflect.deleteProperty(document, 'visibilityState');
    }
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  },
};

/** Tab reaches it and pauses its timer. Closed by keyboard, focus returns to where it was. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    undo.mockClear();
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    const opener = canvas.getByRole('button', { name: 'Undo' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await region.findByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await expect(await region.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await expect(region.getByRole('status')).toBeEmptyDOMElement();
  },
};

const dialog = {
  open: true,
  onOpenChange: fn(),
  title: 'Filters',
  children: 'Every kind of transaction. '.repeat(80),
  footer: <Button block>Show 283 transactions</Button>,
};

const coversNothing: Story['play'] = async () => {
  const panel = await screen.findByRole('dialog');
  await userEvent.click(within(panel).getByRole('button', { name: 'Undo' }));
  await userEvent.click(within(panel).getByRole('button', { name: 'Fail' }));
  const region = panel.ownerDocument.querySelector('[data-toasts]') as HTMLElement;
  await within(region).findByRole('button', { name: 'Close Copy Failed', hidden: true });
  await waitFor(() =>
    expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().top),
  );
  await expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
};

/** While a sheet is open, they stand above it, however high it is: its buttons stay in view. */
export const OverSheet: Story = {
  args: {
    children: (
      <Sheet {...dialog}>
        <Buttons />
        {dialog.children}
      </Sheet>
    ),
  },
  play: coversNothing,
};

export const OverDialog: Story = {
  args: {
    children: (
      <Dialog {...dialog}>
        <Buttons />
        {dialog.children}
      </Dialog>
    ),
  },
  play: coversNothing,
};

export const ForcedColors: Story = { parameters: { chromatic: { forcedColors: 'active' } }, play: Playground.play };

export const LongText: Story = {
  args: { children: <Long /> },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Melden' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/nicht als gelesen markiert/);
  },
};

export const Closes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.click(await region.findByRole('button', { name: 'Close The language is now English.' }));
    await expect(region.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const WithAction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    undo.mockClear();
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(await region.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(region.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** At most two at a time, of which one stays; the third waits for its turn. The same again takes its own place. */
export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    const names = ['Say it', 'Undo', 'Succeed', 'Succeed'];
    for (const name of names) await fireEvent.click(canvas.getByRole('button', { name }));
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(region.queryByText('Email Sent')).not.toBeInTheDocument();
    await fireEvent.click(await region.findByRole('button', { name: 'Close The language is now English.' }));
    await waitFor(() => expect(region.getByText('Email Sent')).toBeVisible());
    await waitFor(() => expect(region.getByRole('button', { name: 'Undo' })).toBeVisible());
    await fireEvent.click(await region.findByRole('button', { name: 'Close Email Sent' }));
    await expect(region.queryByText('Email Sent')).not.toBeInTheDocument();
    await fireEvent.click(canvas.getByRole('button', { name: 'Say it' }));
  },
};

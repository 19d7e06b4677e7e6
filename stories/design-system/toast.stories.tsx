import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/button';
import { ToastProvider, useToast, type Toast } from '#design-system/toast';

const undo = fn();

function Buttons() {
  const show = useToast();
  const toasts: Record<string, Toast> = {
    'Say it': { text: 'The language is now English.' },
    Succeed: { text: 'Email Sent', tone: 'success' },
    Fail: { text: 'Copy Failed', tone: 'danger' },
    Undo: { text: 'All notices are marked as read.', action: { label: 'Undo', onPress: undo } },
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

/** A message that passes by itself. What has to be read or answered is a Callout or a dialog. */
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

export const Closes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.click(region.getByRole('button', { name: 'Close' }));
    await expect(region.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const WithAction: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    undo.mockClear();
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(region.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(region.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** At most two at a time, the latest last. */
export const Narrow320: Story = {
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    for (const name of ['Say it', 'Succeed', 'Undo']) await userEvent.click(canvas.getByRole('button', { name }));
    const region = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(region.queryByText('The language is now English.')).not.toBeInTheDocument();
    await waitFor(() => expect(region.getByText('Email Sent')).toBeVisible());
  },
};

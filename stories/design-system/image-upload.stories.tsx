import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImageUpload, type Upload } from '#design-system/image-upload';
import { Controlled } from '../controlled.tsx';

// One teal pixel.
const bytes = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwAEBgH/0yO0KAAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const picture = () => new File([bytes], 'voucher.png', { type: 'image/png' });

const succeeds: Upload = async (_file, { onProgress }) => {
  onProgress(1);
  return 'a1b2c3.webp';
};
const fails: Upload = async () => {
  throw new Error('offline');
};
const stays: Upload = (_file, { signal, onProgress }) => {
  onProgress(0.4);
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('cancelled')));
  });
};

/** One picture: chosen or taken, sent at once, replaced, taken away. */
const meta = {
  component: ImageUpload,
  args: {
    label: 'Transfer voucher',
    hint: 'JPEG, PNG or WebP, up to 10 MB',
    value: null,
    onChange: fn(),
    onRemove: fn(),
    upload: succeeds,
    labels: {
      choose: 'Choose a picture',
      camera: 'Take a photo',
      replace: 'Replace',
      remove: 'Remove',
      cancel: 'Cancel',
      retry: 'Retry',
      failed: 'The picture could not be sent. Check the connection and try again.',
      tooLarge: 'The picture is larger than 10 MB.',
      uploading: (percent) => `Uploading, ${percent} %`,
      preview: 'The voucher that you chose',
    },
  },
  render: (args) => (
    <Controlled<string | null> initial={null} onChange={args.onChange}>
      {(value, change) => <ImageUpload {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Done: Story = {
  async play({ canvas, args }) {
    await userEvent.upload(canvas.getByLabelText(/Transfer voucher/), picture());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('a1b2c3.webp'));
    await expect(canvas.getByRole('img', { name: 'The voucher that you chose' })).toBeVisible();
    await expect(canvas.getByText('Replace')).toBeVisible();
  },
};

export const Removed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.upload(canvas.getByLabelText(/Transfer voucher/), picture());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a1b2c3.webp');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  args: { upload: stays },
  async play({ canvas }) {
    await userEvent.upload(canvas.getByLabelText(/Transfer voucher/), picture());
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Cancelled: Story = {
  args: { upload: stays },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.upload(canvas.getByLabelText(/Transfer voucher/), picture());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalledWith('a1b2c3.webp');
  },
};

export const Failed: Story = {
  args: { upload: fails },
  async play({ canvas }) {
    await userEvent.upload(canvas.getByLabelText(/Transfer voucher/), picture());
    await expect(await canvas.findByText(/could not be sent/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 10 },
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas, args }) {
    await userEvent.upload(canvas.getByLabelText(/Transfer voucher/), picture());
    await expect(await canvas.findByText('The picture is larger than 10 MB.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalledWith('a1b2c3.webp');
  },
};

export const Narrow320: Story = { globals: { viewport: { value: 'narrow' } }, args: { error: 'Bitte fügen Sie den Überweisungsbeleg hinzu.' } };

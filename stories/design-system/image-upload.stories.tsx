import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system/button';
import { ImageUpload, type Upload } from '#design-system/image-upload';
import { Screen, ScreenAction } from '#design-system/screen';
import { TextField } from '#design-system/text-field';
import { Controlled } from '../controlled.tsx';
import { Column } from '../matrix.tsx';
import { fails, picture, quarterTurn, sentBy, stays, succeeds } from '../uploads.ts';

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
      replace: 'Choose another',
      remove: 'Remove picture',
      cancel: 'Cancel upload',
      retry: 'Try again',
      done: 'The picture has been received.',
      failed: (error) => (error instanceof Error ? error.message : 'The picture did not arrive. Try again.'),
      wrongType: 'Only pictures in JPEG, PNG or WebP are accepted.',
      tooLarge: (limit, size) => `This picture is too large at ${size}. At most ${limit} are accepted.`,
      uploading: (percent) => `Uploading, ${percent} %`,
      preview: 'The voucher that you chose',
    },
  },
  render: (args) => (
    <Controlled<string | null> initial={args.value} onChange={args.onChange}>
      {(value, change) => <ImageUpload {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const unseen = { chromatic: { disableSnapshot: true } };
const choose = async ({ canvas }: Pick<Context, 'canvas'>, file: File) =>
  userEvent.upload(canvas.getByLabelText(/^Transfer voucher/u), file);

export const Playground: Story = {
  async play({ canvas }) {
    const field = canvas.getByLabelText(/^Transfer voucher/u);
    await expect(field).toHaveAccessibleName(/Transfer voucher Choose a picture/u);
    await expect(field).toHaveAccessibleDescription('JPEG, PNG or WebP, up to 10 MB');
    await expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  },
};

export const Done: Story = {
  async play({ canvas, args }) {
    await choose({ canvas }, await picture());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('a1b2c3.webp'));
    await expect(await canvas.findByRole('img', { name: 'The voucher that you chose' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The picture has been received.'));
    await expect(await canvas.findByText('Choose another')).toBeVisible();
  },
};

/** A photo is taken, then removed. The button that goes away hands on the focus each time. */
export const Removed: Story = {
  parameters: unseen,
  async play({ canvas, args }) {
    const camera = await canvas.findByLabelText('Take a photo Transfer voucher');
    await waitFor(() => expect(camera).toHaveAccessibleDescription('JPEG, PNG or WebP, up to 10 MB'));
    await userEvent.upload(camera, await picture());
    await waitFor(() => expect(canvas.getByLabelText(/^Transfer voucher/u)).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove picture' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a1b2c3.webp');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText(/^Transfer voucher/u)).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { upload: stays },
  async play({ canvas }) {
    await choose({ canvas }, await picture());
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40'));
  },
};

/** A form can wait for it. */
export const Busy: Story = {
  args: { upload: stays, onBusyChange: fn() },
  parameters: unseen,
  async play({ canvas, args }) {
    await choose({ canvas }, await picture());
    await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await waitFor(() => expect(args.onBusyChange).toHaveBeenLastCalledWith(false));
  },
};

export const Cancelled: Story = {
  args: { upload: stays },
  parameters: unseen,
  async play({ canvas, args }) {
    await choose({ canvas }, await picture());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(args.onChange).not.toHaveBeenCalledWith('a1b2c3.webp');
    await expect(canvas.getByLabelText(/^Transfer voucher/u)).toHaveFocus();
  },
};

/** The end of an upload doesn't undo changes made meanwhile: here each change replaces the form. */
export const TypingMeanwhile: Story = {
  parameters: unseen,
  render: (args) => <SlowForm label={args.label} hint={args.hint} labels={args.labels} onChange={args.onChange} />,
  async play({ canvas, args }) {
    endUpload = undefined;
    await choose({ canvas }, await picture());
    // Uploads after compression.
    const end = await waitFor(() => {
      if (!endUpload) throw new Error('The picture is not on its way yet.');
      return endUpload;
    });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '250');
    end();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('a1b2c3.webp'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The picture has been received.'));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('250'));
  },
};

let endUpload: (() => void) | undefined;
const slow: Upload = () =>
  new Promise((resolve) => {
    endUpload = () => resolve('a1b2c3.webp');
  });

function SlowForm({
  label,
  hint,
  labels,
  onChange,
}: Pick<ComponentProps<typeof ImageUpload>, 'label' | 'hint' | 'labels' | 'onChange'>) {
  const [form, setForm] = useState<{ amount: string; voucher: string | null }>({ amount: '', voucher: null });
  return (
    <Column>
      <TextField label="Amount" value={form.amount} onChange={(amount) => setForm({ ...form, amount })} />
      <ImageUpload
        label={label}
        hint={hint}
        labels={labels}
        upload={slow}
        value={form.voucher}
        onChange={(voucher) => {
          setForm({ ...form, voucher });
          onChange(voucher);
        }}
      />
    </Column>
  );
}

/** The field shows the server's reason; retrying uploads the same image. */
export const Failed: Story = {
  args: { upload: fn(fails) },
  async play({ canvas, args }) {
    await choose({ canvas }, await picture());
    await expect(await canvas.findByText('This picture shows no transfer. Choose another one.')).toBeVisible();
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    // The clicked button is gone.
    await expect(canvas.getByLabelText(/^Transfer voucher/u)).toHaveFocus();
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByText('This picture shows no transfer. Choose another one.')).toBeVisible();
  },
};

/** The message has the limit and the compressed size. */
export const TooLarge: Story = {
  args: { maxBytes: 1024, upload: fn(succeeds) },
  async play({ canvas, args }) {
    await choose({ canvas }, await picture());
    await expect(
      await canvas.findByText(/^This picture is too large at \d+\.?\d* kB\. At most 1 kB are accepted\.$/u),
    ).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

/** Nothing is taken away for it: the previous image stays, also on the server. */
export const TooLargeInstead: Story = {
  args: { maxBytes: 1024, value: 'before.webp' },
  parameters: unseen,
  async play({ canvas, args }) {
    await choose({ canvas }, await picture());
    await expect(await canvas.findByText(/^This picture is too large/u)).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('before.webp');
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** The previous image stays. */
export const WrongType: Story = {
  args: { value: 'before.webp', upload: fn(succeeds) },
  parameters: unseen,
  async play({ canvas, args }) {
    // As dropped, or chosen in a browser that doesn't filter.
    const user = userEvent.setup({ applyAccept: false });
    const paper = new File(['%PDF'], 'transfer.pdf', { type: 'application/pdf' });
    await user.upload(canvas.getByLabelText(/^Transfer voucher/u), paper);
    await expect(await canvas.findByText('Only pictures in JPEG, PNG or WebP are accepted.')).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
};

/** Compressed before the upload, keeping its aspect ratio; a small enough image stays as it is. */
export const Compressed: Story = {
  args: { compression: { maxEdge: 300, quality: 0.8 }, upload: fn(succeeds) },
  parameters: unseen,
  async play({ canvas, args }) {
    const original = await picture(1200, 600, 'image/jpeg');
    await choose({ canvas }, original);
    const sent = await sentBy(args.upload);
    const { width, height } = await createImageBitmap(sent);
    await expect([width, height]).toEqual([300, 150]);
    await expect(sent.size).toBeLessThan(original.size);
    await expect(sent.name).toBe('transfer.jpg');
  },
};

export const NeverEnlarged: Story = {
  args: { upload: fn(succeeds) },
  parameters: unseen,
  async play({ canvas, args }) {
    const small = await picture(8, 8);
    await choose({ canvas }, small);
    await expect(await sentBy(args.upload)).toBe(small);
  },
};

/** Cameras store photos sideways with an orientation: the upload is upright. */
export const Orientation: Story = {
  args: { compression: { maxEdge: 300, quality: 0.8 }, upload: fn(succeeds) },
  parameters: unseen,
  async play({ canvas, args }) {
    const turned = await quarterTurn(await picture(1200, 600, 'image/jpeg'));
    await choose({ canvas }, turned);
    const { width, height } = await createImageBitmap(await sentBy(args.upload));
    await expect([width, height]).toEqual([150, 300]);
  },
};

/** A file that only claims to be an image is uploaded as it is: the server says what is wrong with it. */
export const Unreadable: Story = {
  args: { upload: fn(succeeds) },
  parameters: unseen,
  async play({ canvas, args }) {
    const broken = new File(['no picture'], 'broken.png', { type: 'image/png' });
    await choose({ canvas }, broken);
    await expect(await sentBy(args.upload)).toBe(broken);
  },
};

const avatar = {
  label: 'Transfer voucher of your avatar',
  crop: {
    aspect: 1,
    round: true,
    labels: {
      title: 'Cut the picture',
      apply: 'Use this part',
      zoom: 'Zoom',
      position: 'Part of the picture, moved with the arrow keys',
      move: { left: 'Move left', up: 'Move up', down: 'Move down', right: 'Move right' },
    },
  },
} as const;

/** Panned and zoomed by touch, wheel or keys. */
export const Cutting: Story = {
  args: avatar,
  async play({ canvas }) {
    await choose({ canvas }, await picture());
    await expect(await screen.findByRole('dialog', { name: 'Cut the picture' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use this part' })).toBeEnabled());
  },
};

export const Cut: Story = {
  args: { ...avatar, upload: fn(succeeds) },
  async play({ canvas, args }) {
    await choose({ canvas }, await picture());
    const part = await screen.findByRole('group', { name: 'Part of the picture, moved with the arrow keys' });
    const place = () => part.parentElement?.querySelector('img')?.style.transform;
    part.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(place()).toContain('translate(-12px, 0px)'));
    for (const name of ['Move right', 'Move up']) await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(place()).toContain('translate(0px, 0px)'));
    await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
    const { width, height } = await createImageBitmap(await sentBy(args.upload));
    await expect([width, height]).toEqual([400, 400]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByText('Choose another')).toBeVisible();
  },
};

/** Closing the sheet keeps the previous image. */
export const CutLeft: Story = {
  args: { ...avatar, value: 'before.webp', upload: fn(succeeds) },
  parameters: unseen,
  async play({ canvas, args }) {
    await choose({ canvas }, await picture());
    await screen.findByRole('dialog', { name: 'Cut the picture' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.upload).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

const drawn =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="teal"/%3E%3Ccircle cx="4" cy="4" r="2" fill="white"/%3E%3C/svg%3E';

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <ImageUpload {...args} label="Empty" />
      <ImageUpload {...args} label="With an error" error="Add a picture of the transfer." />
      <ImageUpload {...args} label="Sent before a reload" value="a1b2c3.webp" />
      <ImageUpload {...args} {...avatar} label="With a picture already" src={drawn} />
    </Column>
  ),
};

/** One tab stop for the image, one per button; the focus ring is around the visible box. */
export const Keyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Transfer voucher/u)).toHaveFocus();
    await choose({ canvas }, await picture());
    const remove = await canvas.findByRole('button', { name: 'Remove picture' });
    await expect(canvas.getByLabelText(/^Transfer voucher/u)).toHaveFocus();
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByLabelText(/^Transfer voucher/u)).toHaveFocus();
  },
};

/** The preview pushes what has the focus down: it stays above the bar at the end of the screen. */
export const InView: Story = {
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  decorators: [
    (Story) => (
      <Screen>
        <div style={{ height: 560 }} />
        <Story />
        <ScreenAction>
          <Button block>Send</Button>
        </ScreenAction>
      </Screen>
    ),
  ],
  async play({ canvas }) {
    canvas.getByLabelText(/^Transfer voucher/u).focus();
    await choose({ canvas }, await picture());
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'The voucher that you chose' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const bar = document.querySelector('[data-screen-action]')?.getBoundingClientRect();
    const label = canvas.getByText('Choose another');
    await waitFor(() => expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.top ?? 0));
  },
};

const long = {
  label: 'Beleg der Überweisung, auf dem Betrag, Datum und Empfängeradresse zu sehen sind',
  hint: 'Ein Screenshot der abgeschlossenen Überweisung: JPEG, PNG oder WebP, höchstens 8 MB.',
  error: 'Bitte fügen Sie den Beleg der Überweisung hinzu, damit wir die Einzahlung zuordnen können.',
  labels: { ...meta.args.labels, choose: 'Bildschirmfoto oder Foto der Überweisung auswählen' },
};

export const LongText: Story = { args: long };

export const Narrow320: Story = { args: long, globals: { viewport: { value: 'narrow' } } };

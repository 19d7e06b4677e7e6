import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { encode } from 'uqr';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/button';
import { QrScanner } from '#design-system/qr-scanner';
import { scannerLabels } from '../qr-scanner-labels.ts';
import { testAddresses } from '../test-addresses.ts';

const request = `bitcoin:${testAddresses.bitcoin}?amount=0.0015`;

const meta = {
  component: QrScanner,
  args: { open: true, onOpenChange: fn(), onScan: fn(), labels: scannerLabels },
} satisfies Meta<typeof QrScanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const unseen = { chromatic: { disableSnapshot: true } };

/** A desk with a sheet of paper, and a code on it if there is a text. */
function paint(text: string | null, width = 640, height = 480): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.fillStyle = 'rgb(120 118 110)';
  context.fillRect(0, 0, width, height);
  if (text === null) return canvas;
  const { data, size } = encode(text, { border: 4 });
  const cell = Math.floor((Math.min(width, height) * 0.6) / size);
  context.translate(width / 2, height / 2);
  context.rotate(0.12);
  context.translate((-size * cell) / 2, (-size * cell) / 2);
  context.fillStyle = 'white';
  context.fillRect(0, 0, size * cell, size * cell);
  context.fillStyle = 'black';
  data.forEach((row, y) => row.forEach((dark, x) => dark && context.fillRect(x * cell, y * cell, cell, cell)));
  return canvas;
}

/** A camera that sees a canvas. */
function film(text: string | null): MediaStream {
  const canvas = paint(text);
  const stream = canvas.captureStream(10);
  // A still canvas gives no frames, so it is drawn again and again until the camera is off.
  const again = (): void => {
    if (stream.active) requestAnimationFrame(again);
    const context = canvas.getContext('2d');
    context?.resetTransform();
    context?.drawImage(canvas, 0, 0);
  };
  requestAnimationFrame(again);
  return stream;
}

/** Answers for the camera in place of the browser, and returns what puts it back. */
function stubCamera(getUserMedia: () => Promise<MediaStream>): () => void {
  const original = navigator.mediaDevices;
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return () => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: original });
}

const fails = (name: string) => () => stubCamera(() => Promise.reject(new DOMException('', name)));
let streams: MediaStream[] = [];
const sees = (text: string | null) => () => {
  streams = [];
  return stubCamera(async () => {
    const stream = film(text);
    streams.push(stream);
    return stream;
  });
};
const areOff = (): boolean =>
  streams.every((stream) => stream.getTracks().every(({ readyState }) => readyState === 'ended'));

/** It looks until it is closed, and then the camera is off. */
export const Playground: Story = {
  beforeEach: sees(null),
  async play({ args }) {
    const sheet = await screen.findByRole('dialog', { name: 'Scan QR code' });
    await expect(await within(sheet).findByText('Hold the code inside the frame.')).toHaveAttribute('role', 'status');
    await expect(areOff()).toBe(false);
    await expect(args.onScan).not.toHaveBeenCalled();
  },
};

/** Reported once. */
export const Found: Story = {
  beforeEach: sees(request),
  async play({ args }) {
    await waitFor(() => expect(args.onScan).toHaveBeenCalledWith(request));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(await screen.findByText('Code found')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(areOff()).toBe(true));
    await expect(args.onScan).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

export const Asking: Story = {
  beforeEach: () => stubCamera(() => new Promise(() => undefined)),
  async play() {
    await expect(await screen.findByText('Allow access to your camera to scan.')).toBeVisible();
  },
};

/** Says how to allow the camera, and a photo does it too. */
export const Refused: Story = {
  beforeEach: fails('NotAllowedError'),
  async play() {
    await expect(await screen.findByText('Camera access is off')).toBeVisible();
    await expect(screen.getByRole('status')).toHaveTextContent(/^Camera access is off Allow the camera/u);
    await expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  },
};

export const NoCamera: Story = {
  beforeEach: fails('NotFoundError'),
  async play() {
    await expect(await screen.findByText('No camera found')).toBeVisible();
  },
};

export const InUse: Story = {
  beforeEach: fails('NotReadableError'),
  async play() {
    await expect(await screen.findByText('The camera didn’t start')).toBeVisible();
  },
};

/** Trying again asks again, for a camera that was allowed meanwhile. */
export const Retried: Story = {
  parameters: unseen,
  beforeEach: () => {
    let isAllowed = false;
    return stubCamera(async () => {
      if (isAllowed) return film(request);
      isAllowed = true;
      throw new DOMException('', 'NotAllowedError');
    });
  },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onScan).toHaveBeenCalledWith(request));
    await expect(args.onScan).toHaveBeenCalledTimes(1);
  },
};

/** A permission that comes after closing opens no camera. */
export const ClosedWhileAsking: Story = {
  parameters: unseen,
  beforeEach: () => {
    streams = [];
    return stubCamera(async () => {
      await new Promise((allow) => (allowLate = allow));
      const stream = film(null);
      streams.push(stream);
      return stream;
    });
  },
  render: (args) => <Closing {...args} />,
  async play() {
    await screen.findByText('Allow access to your camera to scan.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    allowLate?.(null);
    await waitFor(() => expect(streams).toHaveLength(1));
    await waitFor(() => expect(areOff()).toBe(true));
  },
};

let allowLate: ((value: unknown) => void) | undefined;

function Closing(props: React.ComponentProps<typeof QrScanner>) {
  const [open, setOpen] = useState(true);
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && <QrScanner {...props} open={open} onOpenChange={setOpen} />}
      <Button onClick={() => setOpen(true)}>Open</Button>
      <button type="button" className="sr-only" data-testid="unmount" onClick={() => setShown(false)}>
        Unmount
      </button>
    </>
  );
}

/** Closed, the camera is off; opened again, it looks again. */
export const Reopened: Story = {
  parameters: unseen,
  beforeEach: sees(null),
  render: (args) => <Closing {...args} />,
  async play() {
    await screen.findByText('Hold the code inside the frame.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(areOff()).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByText('Hold the code inside the frame.');
    await expect(streams).toHaveLength(2);
  },
};

/** Whatever takes the scanner away turns the camera off. */
export const Unmounted: Story = {
  parameters: unseen,
  beforeEach: sees(null),
  render: (args) => <Closing {...args} />,
  async play() {
    await screen.findByText('Hold the code inside the frame.');
    screen.getByTestId('unmount').click();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(areOff()).toBe(true);
  },
};

function hideTab(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Nobody sees a hidden tab: the camera is off until it shows again. */
export const HiddenTab: Story = {
  parameters: unseen,
  beforeEach: () => {
    const restore = sees(null)();
    return () => {
      Reflect.deleteProperty(document, 'hidden');
      restore();
    };
  },
  async play() {
    await screen.findByText('Hold the code inside the frame.');
    hideTab(true);
    await expect(areOff()).toBe(true);
    hideTab(false);
    await waitFor(() => expect(streams).toHaveLength(2));
    await waitFor(() => expect(areOff()).toBe(false));
    await screen.findByText('Hold the code inside the frame.');
  },
};

const constrain = fn(async () => undefined);

/** A switch, where the camera has a light. */
export const Torch: Story = {
  beforeEach: () =>
    stubCamera(async () => {
      const stream = film(null);
      const [track] = stream.getVideoTracks();
      return Object.assign(stream, {
        getVideoTracks: () => [
          Object.assign(track ?? {}, { getCapabilities: () => ({ torch: true }), applyConstraints: constrain }),
        ],
      });
    }),
  async play() {
    const light = await screen.findByRole('button', { name: 'Flashlight', pressed: false });
    await userEvent.click(light);
    await expect(constrain).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
    await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** The browser's own detector reads where there is one. */
export const NativeDetector: Story = {
  parameters: unseen,
  beforeEach: () => {
    const restore = sees(null)();
    class Native {
      static getSupportedFormats = async () => ['ean_13', 'qr_code'];
      detect = async () => [{ rawValue: 'read by the browser' }];
    }
    Object.assign(globalThis, { BarcodeDetector: Native });
    return () => {
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
      restore();
    };
  },
  async play({ args }) {
    await waitFor(() => expect(args.onScan).toHaveBeenCalledWith('read by the browser'));
    await expect(args.onScan).toHaveBeenCalledTimes(1);
  },
};

async function choosePhoto(text: string | null): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => paint(text, 2400, 1800).toBlob(resolve, 'image/jpeg', 0.8));
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no way to choose a photo.');
  await userEvent.upload(input, new File([blob ?? ''], 'code.jpg', { type: 'image/jpeg' }));
}

/** A photo is read where the camera is not. */
export const Photo: Story = {
  parameters: unseen,
  beforeEach: fails('NotAllowedError'),
  async play({ args }) {
    await screen.findByText('Camera access is off');
    await choosePhoto(request);
    await waitFor(() => expect(args.onScan).toHaveBeenCalledWith(request));
    await expect(args.onScan).toHaveBeenCalledTimes(1);
  },
};

export const PhotoWithoutCode: Story = {
  beforeEach: fails('NotFoundError'),
  async play({ args }) {
    await screen.findByText('No camera found');
    await choosePhoto(null);
    await expect(await screen.findByText(/^We found no QR code in this photo/u)).toBeVisible();
    await expect(args.onScan).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  parameters: unseen,
  beforeEach: fails('NotAllowedError'),
  async play({ args }) {
    await screen.findByText('Camera access is off');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

const german = {
  ...scannerLabels,
  title: 'QR-Code einer Wallet-Adresse scannen',
  refused: {
    title: 'Der Zugriff auf die Kamera ist ausgeschaltet',
    text: 'Erlauben Sie dieser Website die Kamera in den Einstellungen Ihres Browsers und versuchen Sie es erneut. Sie können auch ein Foto des Codes auswählen.',
  },
  retry: 'Erneut versuchen',
  photo: 'Foto auswählen',
};

export const LongText: Story = {
  args: { labels: german },
  beforeEach: fails('NotAllowedError'),
  async play() {
    await expect(await screen.findByText(german.refused.title)).toBeVisible();
  },
};

export const Narrow320: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const LargeText: Story = { ...LongText, globals: { textSize: '200%' } };

export const Thai: Story = {
  ...LongText,
  globals: { locale: 'th-th' },
  args: {
    labels: {
      ...scannerLabels,
      title: 'สแกนคิวอาร์โค้ด',
      refused: {
        title: 'ยังไม่ได้อนุญาตให้ใช้กล้อง',
        text: 'อนุญาตให้เว็บไซต์นี้ใช้กล้องในการตั้งค่าเบราว์เซอร์ แล้วลองอีกครั้ง หรือเลือกรูปภาพของโค้ด',
      },
      retry: 'ลองอีกครั้ง',
      photo: 'เลือกรูปภาพ',
    },
  },
  async play() {
    await expect(await screen.findByText('ยังไม่ได้อนุญาตให้ใช้กล้อง')).toBeVisible();
  },
};

export const Japanese: Story = {
  ...LongText,
  globals: { locale: 'ja-jp' },
  args: {
    labels: {
      ...scannerLabels,
      title: 'QRコードを読み取る',
      refused: {
        title: 'カメラの使用が許可されていません',
        text: 'ブラウザの設定でこのサイトのカメラを許可してから、もう一度お試しください。写真から読み取ることもできます。',
      },
      retry: 'もう一度試す',
      photo: '写真を選択',
    },
  },
  async play() {
    await expect(await screen.findByText('カメラの使用が許可されていません')).toBeVisible();
  },
};

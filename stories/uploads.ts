import { expect, waitFor } from 'storybook/test';
import type { Upload } from '#design-system/image-upload';

/** Drawn here, so that it looks the same everywhere. */
export async function picture(width = 640, height = 400, type = 'image/png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, 'rgb(221 232 229)');
  sky.addColorStop(1, 'rgb(96 140 138)');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgb(20 92 92)';
  context.beginPath();
  context.arc(width / 2, height / 2, height / 4, 0, 2 * Math.PI);
  context.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95));
  return new File([blob ?? ''], type === 'image/png' ? 'transfer.png' : 'transfer.jpg', { type });
}

export const succeeds: Upload = async (_file, { onProgress }) => {
  onProgress(1);
  return 'a1b2c3.webp';
};

/** Never ends, unless it is canceled. */
export const stays: Upload = (_file, { signal, onProgress }) => {
  onProgress(0.4);
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('cancelled')));
  });
};

export const fails: Upload = async () => {
  throw new Error('This picture shows no transfer. Choose another one.');
};

/** Returns the file that a mock of an upload was called with, once. */
export const sentBy = async (upload: unknown): Promise<File> => {
  const { mock } = upload as { mock: { calls: [File][] } };
  await waitFor(() => expect(mock.calls).toHaveLength(1));
  const [[file] = []] = mock.calls;
  if (!file) throw new Error('Nothing was sent.');
  return file;
};

/** Returns a JPEG that says of itself that it lies on its side. */
export async function quarterTurn(jpeg: File): Promise<File> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  // EXIF with one entry: orientation 6.
  const exif = [
    0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 73, 73, 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0,
    0, 0, 0,
  ];
  return new File([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)], 'photo.jpg', { type: 'image/jpeg' });
}

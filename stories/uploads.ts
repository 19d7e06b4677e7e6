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

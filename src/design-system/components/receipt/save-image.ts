import { drawImage } from './draw-image.ts';
import { image } from './receipt.css.ts';

/** Whether this device can hand an image to another app. */
export const canShareImages = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [imageFile(new Blob(), 'image')] });

/** Shares the receipt as an image, or downloads it where images can't be shared. */
export async function saveImage(receipt: HTMLElement, name: string): Promise<void> {
  const file = imageFile(await toBlob(await drawReceipt(receipt)), name);
  if (canShareImages()) await share(file);
  else download(file);
}

const imageFile = (blob: Blob, name: string): File => new File([blob], `${name}.png`, { type: 'image/png' });

/** Returns the receipt at one width and in the colors of paper, whatever the screen. */
export async function drawReceipt(receipt: HTMLElement): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const copy = receipt.cloneNode(true) as HTMLElement;
  copy.dataset.receipt = 'image';
  copy.classList.add(image);
  copy.inert = true;
  // Beside the original, so that language and direction are the same.
  receipt.after(copy);
  try {
    return drawImage(copy);
  } finally {
    copy.remove();
  }
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The image is too large for this browser.'))));
  });

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closing the device's sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}

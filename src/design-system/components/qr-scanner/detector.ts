/** What is used of the browser's BarcodeDetector, and of the library in its place. */
export interface Detector {
  detect(image: HTMLVideoElement | ImageBitmap): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector if it reads QR codes; else the library's, 15 kB compressed, loaded now. */
export async function loadDetector(): Promise<Detector> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await own?.getSupportedFormats().catch((): string[] => []);
  if (own && formats?.includes('qr_code')) return new own({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Longest edges that a photo is read at: small ones are read faster, and large ones show small codes. */
const photoEdges = [1280, 2560];

/** Returns the text of a QR code in a photo, null if there is none or the file isn't an image. */
export async function readPhoto(file: File): Promise<string | null> {
  const detector = await loadDetector();
  const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!photo) return null;
  try {
    for (const edge of photoEdges) {
      const share = Math.min(1, edge / Math.max(photo.width, photo.height));
      const size = { resizeWidth: Math.ceil(photo.width * share), resizeHeight: Math.ceil(photo.height * share) };
      const scaled = await createImageBitmap(photo, { ...size, resizeQuality: 'high' });
      const [code] = await detector.detect(scaled).finally(() => scaled.close());
      if (code) return code.rawValue;
      if (share === 1) break;
    }
    return null;
  } finally {
    photo.close();
  }
}

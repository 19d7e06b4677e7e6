import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '../../refusal.ts';

const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

// A small file can unfold to gigabytes: 40 megapixels are what phones make.
const MAX_PIXELS = 40_000_000;

const SIZES = {
  // Enough to read a voucher or a document.
  whole: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
  square: { width: 512, height: 512, fit: 'cover' },
} as const;

/** All of it at up to 2400 pixels a side, or its middle as 512 by 512. */
export type Shape = keyof typeof SIZES;

/**
 * The picture, made again as JPEG: turned as the camera held it, no larger than needed, without place, time or anything
 * else that was hidden in the file. Throws Refusal `file-type-refused`.
 */
export async function cleanPicture(content: Buffer, shape: Shape): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !ACCEPTED.has(type.mime)) throw new Refusal('file-type-refused');
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Refusal('file-type-refused');
    return await picture
      .autoOrient()
      .resize(SIZES[shape])
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: false })
      .toBuffer();
  } catch {
    // Whatever cannot be decoded is not a picture.
    throw new Refusal('file-type-refused');
  }
}

import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '../../refusal.ts';

const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

// A small file can unfold to gigabytes: 40 megapixels are what phones make.
const MAX_PIXELS = 40_000_000;
// Enough to read a voucher.
const MAX_SIDE = 2400;

/**
 * The picture, made again as JPEG: turned as the camera held it, no larger than needed, without place, time or anything
 * else that was hidden in the file. Throws Refusal `file-type-refused`.
 */
export async function cleanPicture(content: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !ACCEPTED.has(type.mime)) throw new Refusal('file-type-refused');
  try {
    const picture = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Refusal('file-type-refused');
    return await picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: false })
      .toBuffer();
  } catch {
    // Whatever cannot be decoded is not a picture.
    throw new Refusal('file-type-refused');
  }
}

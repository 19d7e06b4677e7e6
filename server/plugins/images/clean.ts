import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { ImageShape } from '#contract/call';
import { Refusal } from '../../errors.ts';
import { createCapacity } from '../contract/capacity.ts';
import { countScans } from './count-scans.ts';

const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

// A small file can decompress to gigabytes. Phones take up to 40 megapixels.
const MAX_PIXELS = 40_000_000;

// A progressive image stays in memory until its last pass, with 7 bytes per pixel as measured.
const MAX_PROGRESSIVE_PIXELS = 16_000_000;

/** Cameras and programs make about 10. Hundreds would take minutes on a small file. */
const MAX_SCANS = 64;

/** For what else is slow. */
const SECONDS = 10;

/** Decoding an image can take 300 MB, so decode one at a time. Others wait longer than the slowest image takes. */
const decoding = createCapacity({ running: 1, runningPerCaller: 1, waiting: 64, waitingPerCaller: 8, waitMs: 12_000 });

// The cache would keep uploads in memory although each is read once.
sharp.cache(false);

const SIZES = {
  // Enough to read a voucher or a document.
  whole: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
  square: { width: 512, height: 512, fit: 'cover' },
} as const;

/** Reads only the header, so that rejecting a large image is cheap. */
async function mayBeDecoded(content: Buffer): Promise<boolean> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !ACCEPTED.has(type.mime)) return false;
  const { format, width, height, isProgressive } = await sharp(content, { limitInputPixels: MAX_PIXELS }).metadata();
  if (!FORMATS.has(format) || (format === 'jpeg' && isProgressive && countScans(content) > MAX_SCANS)) return false;
  return width * height <= (isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_PIXELS);
}

const decode = (content: Buffer, shape: ImageShape): Promise<Buffer> =>
  sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(SIZES[shape])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: false })
    .toBuffer();

// A file that cannot be decoded is not an image.
const refuse = (): never => {
  throw new Refusal('file-type-refused');
};

/**
 * Re-encodes an image as JPEG: rotated by its orientation tag, no larger than needed, and without location, time or other
 * metadata. Throws Refusal `file-type-refused`, and Unavailable if too many are waiting.
 */
export async function cleanImage(caller: string, content: Buffer, shape: ImageShape): Promise<Buffer> {
  if (!(await mayBeDecoded(content).catch(refuse))) refuse();
  return decoding.run(caller, () => decode(content, shape).catch(refuse));
}

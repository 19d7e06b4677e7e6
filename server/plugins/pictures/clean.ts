import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import type { PictureShape } from '#contract/call';
import { Refusal } from '../../errors.ts';
import { createCapacity } from '../contract/capacity.ts';

const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

// A small file can unfold to gigabytes: 40 megapixels are what phones make.
const MAX_PIXELS = 40_000_000;

// A picture that is stored in passes is held as a whole until the last one: 7 bytes a pixel, as measured.
const MAX_PIXELS_IN_PASSES = 16_000_000;

/** Many passes over a large picture can take minutes. */
const SECONDS = 15;

/** A picture can take 300 MB while it is decoded: one at a time for all callers. */
const decoding = createCapacity({ running: 1, runningPerCaller: 1, waiting: 64, waitingPerCaller: 8, waitMs: 12_000 });

// Its cache is for reading the same file again. Uploads are read once, and would stay in memory.
sharp.cache(false);

const SIZES = {
  // Enough to read a voucher or a document.
  whole: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
  square: { width: 512, height: 512, fit: 'cover' },
} as const;

/** Of its head alone, so that what is too large costs nothing. */
async function mayBeDecoded(content: Buffer): Promise<boolean> {
  const type = await fileTypeFromBuffer(content);
  if (!type || !ACCEPTED.has(type.mime)) return false;
  const { format, width, height, isProgressive } = await sharp(content, { limitInputPixels: MAX_PIXELS }).metadata();
  return FORMATS.has(format) && width * height <= (isProgressive ? MAX_PIXELS_IN_PASSES : MAX_PIXELS);
}

const decode = (content: Buffer, shape: PictureShape): Promise<Buffer> =>
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
 * The picture, made again as JPEG: turned as the camera held it, no larger than needed, without place, time or anything
 * else that was hidden in the file. Throws Refusal `file-type-refused`, and Unavailable when too many wait.
 */
export async function cleanPicture(caller: string, content: Buffer, shape: PictureShape): Promise<Buffer> {
  if (!(await mayBeDecoded(content).catch(refuse))) refuse();
  return decoding.run(caller, () => decode(content, shape).catch(refuse));
}

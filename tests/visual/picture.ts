/** Compares pictures of stories with their baselines: tests/visual/baselines/<mode>/<story-id>.webp, without loss. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';

const folder = join(process.cwd(), 'tests/visual');

// The pinned browser draws rounded borders differently by 1 from run to run; a color token that moves by 3 shows.
const tolerance = 2;
// Where two curves meet (a badge on a round button) a pixel or two come out differently from run to run, seen by 58; an icon
// or a rounded border that stands between two pixels does all around, seen 24 by 16, 67 by 16 and 144 by 4. What a reader could
// notice, a dot of punctuation or a hairline across the screen, is more pixels, or differs by more.
const tolerated = [
  { pixels: 4, by: 64 },
  { pixels: 96, by: 24 },
  { pixels: 160, by: 4 },
];
// A part of a screen may still be on its way on a busy machine.
const attempts = 4;
const pauseMs = 750;

/** Red, green and blue of each pixel, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const baselines = join(folder, 'baselines');
const baselineOf = (mode: string, id: string): string => join(baselines, mode, `${id}.webp`);

/**
 * Undefined when the story looks like its baseline, at once or after a while, else what is wrong; then the picture, and one
 * that shows where it differs, are in tests/visual/failures. With `PICTURES=update` the baseline is written instead.
 */
export async function comparePicture(
  mode: string,
  id: string,
  shoot: () => Promise<Buffer>,
): Promise<string | undefined> {
  const path = baselineOf(mode, id);
  const known = existsSync(path) ? await pixels(await readFile(path)) : undefined;
  let before: Pixels | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const actual = await pixels(await shoot());
    const problem = known ? difference(known, actual) : 'has no baseline: look at it, then run with --update';
    if (problem === undefined) return undefined;
    const isStill = before !== undefined && difference(before, actual) === undefined;
    if (process.env.PICTURES === 'update' && isStill) {
      await write(path, actual);
      return undefined;
    }
    if (attempt === attempts) {
      const failures = join(folder, 'failures', mode);
      await write(join(failures, `${id}.webp`), actual);
      if (known) await write(join(failures, `${id}.difference.webp`), marked(known, actual));
      return `picture, ${mode}: ${problem}`;
    }
    before = actual;
    await setTimeout(pauseMs);
  }
}

/** Baselines of a story in modes that it is not photographed in; with `PICTURES=update` they are removed. */
export async function checkExtraBaselines(id: string, modes: readonly string[]): Promise<string[]> {
  const known = existsSync(baselines) ? readdirSync(baselines) : [];
  const left = known.filter((mode) => !modes.includes(mode) && existsSync(baselineOf(mode, id)));
  if (process.env.PICTURES === 'update') {
    await Promise.all(left.map((mode) => rm(baselineOf(mode, id))));
    return [];
  }
  return left.map((mode) => `picture, ${mode}: has a baseline but asks for no picture`);
}

async function pixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What a reader could notice between two pictures; undefined when there is nothing. */
export function difference(known: Pixels, actual: Pixels): string | undefined {
  if (known.width !== actual.width || known.height !== actual.height) {
    return `is ${actual.width} x ${actual.height}, its baseline ${known.width} x ${known.height}`;
  }
  let differing = 0;
  let max = 0;
  const row = actual.width * 3;
  for (let start = 0; start < actual.data.length; start += row) {
    const [one, other] = [known.data.subarray(start, start + row), actual.data.subarray(start, start + row)];
    // Nearly every row is the same, and comparing whole rows is a hundred times faster.
    if (one.equals(other)) continue;
    for (let index = 0; index < row; index += 3) {
      const by = Math.max(...[0, 1, 2].map((step) => Math.abs((other[index + step] ?? 0) - (one[index + step] ?? 0))));
      if (by > tolerance) differing += 1;
      if (by > max) max = by;
    }
  }
  if (tolerated.some(({ pixels, by }) => differing <= pixels && max <= by)) return undefined;
  return `differs from its baseline in ${differing} pixels, at most by ${max}`;
}

/** The new picture, pale, with red wherever it differs. */
function marked(known: Pixels, actual: Pixels): Pixels {
  const { width, height } = actual;
  const data = Buffer.alloc(actual.data.length);
  for (let index = 0; index < data.length; index += 3) {
    const [x, y] = [(index / 3) % width, Math.floor(index / 3 / width)];
    const at = x < known.width && y < known.height ? (y * known.width + x) * 3 : -1;
    const same = at >= 0 && [0, 1, 2].every((step) => near(known.data[at + step], actual.data[index + step]));
    for (let step = 0; step < 3; step += 1) {
      data[index + step] = same ? 191 + Math.round((actual.data[index + step] ?? 0) / 4) : step === 0 ? 230 : 0;
    }
  }
  return { data, width, height };
}

const near = (one = 0, other = 0): boolean => Math.abs(one - other) <= tolerance;

async function write(path: string, { data, width, height }: Pixels): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // A third of what PNG takes.
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).webp({ lossless: true, effort: 4 });
  await writeFile(path, await picture.toBuffer());
}

import sharp from 'sharp';

const SIDE = 2048;
const BLOCKS = (SIDE / 8) ** 2;
/** The longest run of empty blocks but one bit: 2^14 to 2^15 - 1. */
const RUN = 2 ** 14;

/**
 * Returns a valid gray JPEG that draws itself in many passes, each of which adds nothing (ITU-T T.81, annex G). `between` is put
 * before the passes.
 */
export async function manyScans(scans: number, between: readonly number[] = []): Promise<Buffer> {
  const whole = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#808080' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const startOfScan = Buffer.from([0xff, 0xda]);
  const head = whole.subarray(0, whole.indexOf(startOfScan, whole.indexOf(startOfScan) + 1));
  // One code, 0, for a run of so many empty blocks.
  const table = Buffer.from([0xff, 0xc4, 0, 20, 0x10, 1, ...Array<number>(15).fill(0), 0xe0]);
  const bits = '0'.repeat(15 * (BLOCKS / RUN)).padEnd(64, '1');
  const data = (bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2));
  const passes = Array.from({ length: scans }, (_, pass) => {
    const [component, coefficient] = [1 + Math.floor(pass / 63), 1 + (pass % 63)];
    return Buffer.from([...startOfScan, 0, 8, 1, component, 0, coefficient, coefficient, 0, ...data]);
  });
  return Buffer.concat([head, table, Buffer.from(between), ...passes, Buffer.from([0xff, 0xd9])]);
}

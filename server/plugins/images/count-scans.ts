const FILL = 0xff;
const TEMPORARY = 0x01;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const isRestart = (marker: number | undefined): boolean => marker !== undefined && marker >= 0xd0 && marker <= 0xd7;

/** Returns where the data of a scan ends: at the next marker. In data, 0xff comes as 0xff00. */
function endOfScan(jpeg: Buffer, start: number): number {
  let at = jpeg.indexOf(FILL, start);
  while (at >= 0 && (jpeg[at + 1] === 0 || isRestart(jpeg[at + 1]))) at = jpeg.indexOf(FILL, at + 2);
  return at < 0 ? jpeg.length : at;
}

/** Returns in how many passes a JPEG draws itself, by its headers (ITU-T T.81, annex B); for a broken one, infinitely many. */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  // After its first marker, which has no length.
  for (let at = 2; at + 4 <= jpeg.length;) {
    const marker = jpeg[at + 1];
    if (marker === END_OF_IMAGE) break;
    // What a decoder skips could hide others.
    if (jpeg[at] !== FILL || marker === 0) return Infinity;
    if (marker === FILL || marker === TEMPORARY || isRestart(marker)) {
      at += marker === FILL ? 1 : 2;
      continue;
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (marker !== START_OF_SCAN) continue;
    scans += 1;
    at = endOfScan(jpeg, at);
  }
  return scans;
}

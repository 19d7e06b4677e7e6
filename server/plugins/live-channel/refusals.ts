import { isIP } from 'node:net';
import { MINUTE_MS } from '../../time.ts';

/**
 * Returns a function that reports a refusal from an address. Writes at most one line a minute, with the count and the latest
 * address but no content, so that clients can't write to the log.
 */
export function refusalReport(write: (line: string) => void, now: () => number = Date.now): (address: string) => void {
  let count = 0;
  let writtenAt = -Infinity;
  return (address) => {
    count += 1;
    if (now() - writtenAt < MINUTE_MS) return;
    const from = isIP(address) ? address : 'an unknown address';
    write(`The live channel refused ${count} connections or messages since the last report, the latest from ${from}.`);
    writtenAt = now();
    count = 0;
  };
}

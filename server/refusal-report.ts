import { isIP } from 'node:net';
import { MINUTE_MS } from './time.ts';

export interface Refused {
  /** Since the last report. */
  readonly count: number;
  /** The address or network of the latest. */
  readonly from: string;
}

/**
 * Returns a function that counts refusals and lets their report be written: at most once a minute and without anything that
 * was sent, so that clients can't write to the log.
 */
export function refusalReport(now: () => number = Date.now): (from: string, write: (refused: Refused) => void) => void {
  let count = 0;
  let writtenAt = -Infinity;
  return (from, write) => {
    count += 1;
    if (now() - writtenAt < MINUTE_MS) return;
    write({ count, from: isIP(from.replace(/\/64$/, '')) ? from : 'an unknown address' });
    writtenAt = now();
    count = 0;
  };
}

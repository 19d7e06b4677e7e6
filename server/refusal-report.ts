import { isIP } from 'node:net';
import { MINUTE_MS } from './time.ts';

export interface Refused {
  /** Since the last report. */
  readonly count: number;
  /** The address or network of the latest. */
  readonly from: string;
}

/**
 * Returns a function that reports a refusal from an address or network. Writes at most once a minute and nothing of what was
 * sent, so that clients can't write to the log.
 */
export function refusalReport(write: (refused: Refused) => void, now: () => number = Date.now): (from: string) => void {
  let count = 0;
  let writtenAt = -Infinity;
  return (from) => {
    count += 1;
    if (now() - writtenAt < MINUTE_MS) return;
    write({ count, from: isIP(from.replace(/\/64$/, '')) ? from : 'an unknown address' });
    writtenAt = now();
    count = 0;
  };
}

import { isIP } from 'node:net';

const MINUTE = 60_000;

/**
 * Returns what reports a refusal, by the address that it came from: at most one line a minute about what no app of ours sends, with
 * how much and from where, and never what it was, so that nobody can write into the log.
 */
export function refusalReport(write: (line: string) => void, now: () => number = Date.now): (address: string) => void {
  let count = 0;
  let writtenAt = -Infinity;
  return (address) => {
    count += 1;
    if (now() - writtenAt < MINUTE) return;
    const from = isIP(address) ? address : 'an unknown address';
    write(`The live channel refused ${count} connections or messages since the last report, the latest from ${from}.`);
    writtenAt = now();
    count = 0;
  };
}

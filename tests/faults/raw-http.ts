import { connect } from 'node:net';
import { type RawAnswer, readAnswer } from '../server/support/raw-request.ts';

/**
 * `hold`: keeps its side open until the server ends the connection. `hang up`: closes its side when nothing comes for a
 * moment. `break off`: goes away as soon as all is sent.
 */
export type RawEnd = 'hold' | 'hang up' | 'break off';

export interface RawRequest {
  /** For people. */
  readonly what: string;
  readonly bytes: Buffer;
  readonly end: RawEnd;
}

/** Well above what an answer takes, since a server may drop the answer to who has hung up. */
const MOMENT_MS = 150;

/** Sends a request that may be none. Returns the answer, `closed` where there is none, `silent` when the connection stays open. */
export function sendCarelessly(
  port: number,
  { bytes, end }: RawRequest,
  patience = 40_000,
): Promise<RawAnswer | 'closed' | 'silent'> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const late = setTimeout(() => {
      resolve('silent');
      socket.destroy();
    }, patience);
    if (end === 'hang up') socket.setTimeout(MOMENT_MS, () => socket.end());
    socket.on('data', (chunk) => (text += chunk.toString()));
    // A server may reset a connection on which comes what it does not want.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(late);
      try {
        resolve(readAnswer(text));
      } catch {
        resolve('closed');
      }
    });
    socket.write(bytes, () => {
      if (end === 'break off') socket.resetAndDestroy();
    });
  });
}

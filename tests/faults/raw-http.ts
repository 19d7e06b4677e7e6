import { connect } from 'node:net';
import { type RawResponse, readResponse } from '../server/support/raw-request.ts';

/**
 * `hold`: keeps its side open until the server closes the connection. `hang up`: closes its side after a short silence.
 * `break off`: disconnects as soon as everything is sent.
 */
export type RawEnd = 'hold' | 'hang up' | 'break off';

export interface RawRequest {
  /** Description for reports. */
  readonly what: string;
  readonly bytes: Buffer;
  readonly end: RawEnd;
}

/** Well above a normal response time, since a server may drop the response to a closed connection. */
const MOMENT_MS = 150;

/** Sends bytes that may not be a request. Returns the response, `closed` without one, `silent` if the connection stays open. */
export function sendCarelessly(
  port: number,
  { bytes, end }: RawRequest,
  patience = 40_000,
): Promise<RawResponse | 'closed' | 'silent'> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const late = setTimeout(() => {
      resolve('silent');
      socket.destroy();
    }, patience);
    if (end === 'hang up') socket.setTimeout(MOMENT_MS, () => socket.end());
    socket.on('data', (chunk) => (text += chunk.toString()));
    // A server may reset the connection on unwanted input.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(late);
      try {
        resolve(readResponse(text));
      } catch {
        resolve('closed');
      }
    });
    socket.write(bytes, () => {
      if (end === 'break off') socket.resetAndDestroy();
    });
  });
}

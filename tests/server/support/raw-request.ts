import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Reads one HTTP/1.1 answer. Throws when there is none. */
export function readAnswer(text: string): RawAnswer {
  // The permission to go on comes before the answer.
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (!status) throw new Error(`this is no answer: ${JSON.stringify(text.slice(0, 200))}`);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status, headers, body: rest.join('\r\n\r\n') };
}

/**
 * Sends these bytes as they are, over a connection of their own: for what no HTTP client would send. Waits until the server
 * closes the connection, so a whole request must say `Connection: close`. `breakOff` ends the sending half after the bytes.
 */
export function sendRaw(port: number, bytes: string | Buffer, { breakOff = false } = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (breakOff) socket.end(bytes);
      else socket.write(bytes);
    });
    // The server may stop reading before everything is sent, and what it answered counts all the same.
    socket.on('error', () => {});
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      try {
        resolve(readAnswer(Buffer.concat(chunks).toString()));
      } catch (error) {
        reject(error);
      }
    });
  });
}

import { connect } from 'node:net';

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Parses an HTTP/1.1 response. Throws if there is none. */
export function readResponse(text: string): RawResponse {
  // A 100 Continue can precede the response.
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (!status) throw new Error(`not a response: ${JSON.stringify(text.slice(0, 200))}`);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status, headers, body: rest.join('\r\n\r\n') };
}

/**
 * Sends raw bytes over a new connection, for what no HTTP client would send. Waits until the server closes the connection, so
 * a complete request needs `Connection: close`. `breakOff` closes the sending half after the bytes.
 */
export function sendRaw(port: number, bytes: string | Buffer, { breakOff = false } = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      if (breakOff) socket.end(bytes);
      else socket.write(bytes);
    });
    // The server may stop reading early. Its response counts anyway.
    socket.on('error', () => {});
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      try {
        resolve(readResponse(Buffer.concat(chunks).toString()));
      } catch (error) {
        reject(error);
      }
    });
  });
}

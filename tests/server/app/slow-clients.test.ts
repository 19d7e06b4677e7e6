import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';

const server = useApp();
const SLOW = 100;
const opened: Socket[] = [];
let port = 0;
let patience = 0;

beforeAll(async () => {
  const { server: http } = server.app;
  patience = http.requestTimeout;
  // The same as in production, but sooner.
  Object.assign(http, { requestTimeout: 2_000, headersTimeout: 2_000, connectionsCheckingInterval: 50 });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = http.address() as AddressInfo);
});

afterAll(() => opened.forEach((socket) => socket.destroy()));

/** Sends the beginning of a request and then nothing. Resolves with what came back when the server ends the connection. */
function dawdle(beginning: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  socket.write(beginning);
  return new Promise((resolve, reject) => {
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('close', () => resolve(received)).on('error', reject);
  });
}

const head = 'POST /api/index/login HTTP/1.1\r\nHost: localhost\r\n';

it('may take 25 seconds for a request', () => {
  expect(patience).toBe(25_000);
});

it.each([
  ['headers', head],
  ['a body', `${head}Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{"username":`],
])('that don’t finish %s are told so and disconnected, while others are served', async (_what, beginning) => {
  const slow = Array.from({ length: SLOW }, () => dawdle(beginning));
  const status = await fetch(`http://127.0.0.1:${port}/api/index/lang`).then((response) => response.status);
  expect(status).toBe(200);
  for (const received of await Promise.all(slow)) {
    expect(received).toMatch(/^HTTP\/1\.1 408 /u);
    expect(received).toContain('"status":0');
  }
});

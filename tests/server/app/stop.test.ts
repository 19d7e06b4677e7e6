import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { openFolder } from '../support/folder.ts';
import { freePort, type ServerProcess, startProcess } from '../support/process.ts';

let folder = '';
let port = 0;
let server: ServerProcess;

beforeEach(async () => {
  folder = await openFolder();
  port = await freePort();
  server = startProcess({ DATA_DIR: folder, PORT: String(port) });
});

afterEach(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

async function connection(sent = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

/** Returns how long the server takes to stop, its exit code, and whether PostgreSQL shut down cleanly. */
async function stop(signal: NodeJS.Signals) {
  const begin = performance.now();
  server.child.kill(signal);
  const code = await server.ended;
  const took = performance.now() - begin;
  const log = await readFile(join(folder, 'postgres/server.log'), 'utf8');
  return { code, took, inOrder: log.trimEnd().endsWith('database system is shut down') };
}

/** Generous for a busy machine. A regression would take 25 to 72 seconds. */
const AT_ONCE_MS = 15_000;

const login = JSON.stringify({ username: 'nobody', password: 'ein gutes Wort' });
const head = `POST /api/index/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n`;

it('stops at once on SIGHUP while unused, keep-alive and live connections are open', async () => {
  await server.ready;
  await connection();
  const keptAlive = await connection('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(keptAlive, 'data');
  const live = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], reconnection: false });
  onTestFinished(() => void live.disconnect());
  await once(live as unknown as NodeJS.EventEmitter, 'connect');
  const disconnected = once(live as unknown as NodeJS.EventEmitter, 'disconnect');
  const { took, ...end } = await stop('SIGHUP');
  expect(end).toEqual({ code: 0, inOrder: true });
  expect(took).toBeLessThan(AT_ONCE_MS);
  // After "io server disconnect" a client would not reconnect.
  expect((await disconnected)[0]).toBe('transport close');
});

it('stops while a WebSocket does not respond to its close', async () => {
  await server.ready;
  const socket = await connection(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'data');
  expect((await stop('SIGTERM')).took).toBeLessThan(AT_ONCE_MS);
});

it('finishes running requests and refuses new ones', async () => {
  await server.ready;
  const underWay = await connection(head + login.slice(0, 10));
  const later = await connection('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(later, 'data');
  const stopped = stop('SIGTERM');
  // It says that it stops, then ends its jobs, then refuses.
  const asking = setInterval(() => later.writable && later.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'), 20);
  let answers = '';
  // Not by `text`: asking once more when the server has just closed the connection is no failure.
  later.on('data', (chunk) => (answers += String(chunk)));
  await new Promise((resolve) => later.once('close', resolve));
  clearInterval(asking);
  const refusal = answers.slice(answers.lastIndexOf('HTTP/1.1'));
  expect(refusal).toMatch(/^HTTP\/1.1 503 /);
  expect(refusal).toMatch(/^retry-after: [1-9]/im);
  expect(refusal).toContain('"code":"unavailable"');
  underWay.write(login.slice(10));
  expect(await text(underWay)).toMatch(/^HTTP\/1.1 200 /);
  expect(await stopped).toMatchObject({ code: 0, inOrder: true });
});

it('does not wait for a request that never ends', async () => {
  await server.ready;
  await connection(head);
  const { took, ...end } = await stop('SIGINT');
  expect(end).toEqual({ code: 0, inOrder: true });
  expect(took).toBeLessThan(AT_ONCE_MS);
});

it('stops during its start, with its database', async () => {
  await expect.poll(() => server.output(), { timeout: 120_000 }).toContain('Started PostgreSQL');
  const { code, inOrder } = await stop('SIGTERM');
  expect({ code, inOrder }).toEqual({ code: 0, inOrder: true });
  expect(server.output()).not.toContain('Florin is running at');
});

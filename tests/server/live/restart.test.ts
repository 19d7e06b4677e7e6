import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, expect, it } from 'vitest';
import type { ClientEvents, ServerEvents } from '#contract/live';
import { bindUntilAnswered, reconnection } from '#platform/live-bind';
import { connect } from '#server/db/connect';
import { loggedInCustomer } from '../support/customers.ts';
import { useServerProcess } from '../support/server-process.ts';

const CLIENTS = 500;
/** Of one network. The server admits 200. */
const PER_NETWORK = 100;
/** From when the server listens again until everyone is bound: 5 seconds by itself, far more beside everything else that runs. */
const BACK_MS = 120_000;

const own = useServerProcess({ TRUST_PROXY: 'loopback' });

interface Device {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  readonly headers: Readonly<Record<string, string>>;
  lostAt: number;
  /** From the loss of the connection to the first attempt to reconnect. */
  firstDelay: number | undefined;
  /** How often it was bound. */
  bound: number;
}

const devices: Device[] = [];
const statuses = new Map<number, number>();
const latencies: number[] = [];
const failures: string[] = [];

afterAll(() => {
  for (const { socket } of devices) socket.disconnect();
});

const causeOf = (error: unknown): { code?: string } => (error as { cause?: { code?: string } }).cause ?? {};

/** Fetch gives a connection up after ten seconds, which so many at once may take on a busy machine. */
const patiently = (url: string, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(url, { headers }).catch((error: unknown) => {
    if (causeOf(error).code !== 'UND_ERR_CONNECT_TIMEOUT') throw error;
    return patiently(url, headers);
  });

/** Makes a call, whose status and latency count. */
async function call(path: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const began = performance.now();
  const response = await patiently(`http://127.0.0.1:${own.port}/api/${path}`, headers);
  await response.arrayBuffer();
  latencies.push(performance.now() - began);
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
}

/** Opens a device's socket like the app, which reads again what may have changed each time it is bound. */
function open({ token, cookie }: { token: string; cookie: string }, index: number): void {
  const from = `198.51.100.${1 + Math.floor(index / PER_NETWORK)}`;
  const headers = { token, cookie: `session=${cookie}`, 'x-forwarded-for': from };
  const socket: Device['socket'] = io(`http://127.0.0.1:${own.port}`, {
    path: '/socket.io',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: headers.cookie, 'x-forwarded-for': from },
    ...reconnection,
  });
  const device: Device = { socket, headers, lostAt: 0, firstDelay: undefined, bound: 0 };
  devices.push(device);
  socket.on('connect', () =>
    bindUntilAnswered(socket, token, (answer) => {
      if (!('id' in answer)) return void failures.push(`bind: ${answer.code}`);
      device.bound += 1;
      if (device.bound > 1)
        for (const path of ['user/info', 'wallet/index', 'notice/index'])
          call(path, headers).catch((error: unknown) =>
            failures.push(`${path}: ${String(error)} ${causeOf(error).code}`),
          );
    }),
  );
  socket.on('disconnect', () => (device.lostAt = performance.now()));
  socket.io.on('reconnect_attempt', () => (device.firstDelay ??= performance.now() - device.lostAt));
}

const everyoneBound = (times: number) =>
  expect.poll(() => devices.filter(({ bound, socket }) => socket.connected && bound >= times).length, {
    timeout: BACK_MS,
    interval: 50,
  });

it(`takes back ${CLIENTS} bound sockets after a restart while it answers other calls`, async () => {
  const password = await readFile(join(own.folder, 'postgres-password'), 'utf8');
  const { db, close } = connect(
    { host: join(own.folder, 'postgres'), user: 'florin', password, database: 'postgres' },
    ignoreLoss,
  );
  const sessions = [];
  for (let index = 0; index < CLIENTS; index += 1) sessions.push((await loggedInCustomer(db, new Date())).credentials);
  await close();
  sessions.forEach(open);
  await everyoneBound(1).toBe(CLIENTS);

  await own.restart();
  const startedAt = performance.now();
  let isBack = false;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isBack) {
      await call('market/tickers');
      // Like visitors, who leave the processor to others meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await everyoneBound(2).toBe(CLIENTS);
  const tookMs = performance.now() - startedAt;
  isBack = true;
  await Promise.all(visitors);
  // Each device also reads three things.
  await expect.poll(() => latencies.length).toBeGreaterThanOrEqual(3 * CLIENTS);

  expect(failures).toEqual([]);
  expect([...statuses.keys()]).toEqual([200]);
  // Not all at the same moment: over half of the possible second.
  const delays = devices.map(({ firstDelay }) => firstDelay ?? 0);
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(500);
  latencies.sort((a, b) => a - b);
  const p95 = latencies[Math.floor(latencies.length * 0.95)] ?? 0;
  console.log(`${CLIENTS} back after ${Math.round(tookMs)} ms; ${latencies.length} calls, p95 ${Math.round(p95)} ms`);
});

/** The server's stop also ends this connection. */
function ignoreLoss(): void {}

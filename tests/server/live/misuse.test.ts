import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLiveChannel } from '#server/plugins/live-channel/index';
import { refusalReport, type Refused } from '#server/refusal-report';
import { readSettings } from '#server/settings';
import { useApp } from '../support/app.ts';
import { rawLive } from '../support/raw-live.ts';

const MAX_SOCKETS = 5;

const log: unknown[] = [];
const live = createLiveChannel((error) => log.push(error), { socketsPerNetwork: MAX_SOCKETS });
const server = useApp(({ settings }) => ({
  live,
  settings: readSettings({ NODE_ENV: 'test', DATA_DIR: settings.dataDir, TRUST_PROXY: 'loopback' }),
}));
let origin = '';
const opened: Socket[] = [];

beforeAll(async () => {
  live.open(server.app, server.services);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});

const ended = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.connected ? socket.once('disconnect', () => resolve()) : resolve()));

afterEach(async () => {
  await Promise.all(
    opened.splice(0).map(async (socket) => {
      const end = ended(socket);
      socket.disconnect();
      await end;
    }),
  );
});

/** Returns whether a visitor from this address, as reported by the proxy, gets a socket. */
function open(from: string, cookie?: string): Promise<{ socket: Socket; isOpen: boolean }> {
  const socket = io(origin, {
    path: '/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { 'x-forwarded-for': from, ...(cookie !== undefined && { cookie: `session=${cookie}` }) },
  });
  opened.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve({ socket, isOpen: true }));
    socket.once('connect_error', () => resolve({ socket, isOpen: false }));
  });
}

const count = (results: readonly { isOpen: boolean }[]) => results.filter(({ isOpen }) => isOpen).length;

describe('sockets of one network', () => {
  it('are limited even when opened concurrently, without affecting other networks', async () => {
    expect(count(await Promise.all(Array.from({ length: 12 }, () => open('198.51.100.7'))))).toBe(MAX_SOCKETS);
    expect((await open('198.51.100.8')).isOpen).toBe(true);
  });

  it('free capacity when they close', async () => {
    const all = await Promise.all(Array.from({ length: MAX_SOCKETS }, () => open('203.0.113.1')));
    expect(count(all)).toBe(MAX_SOCKETS);
    expect((await open('203.0.113.1')).isOpen).toBe(false);
    all[0]?.socket.disconnect();
    await expect.poll(async () => (await open('203.0.113.1')).isOpen).toBe(true);
  });

  it('are counted per /64 network in IPv6', async () => {
    const ones = await Promise.all(Array.from({ length: 8 }, (_, index) => open(`2001:db8:0:1::${index + 1}`)));
    expect(count(ones)).toBe(MAX_SOCKETS);
    expect((await open('2001:db8:0:2::1')).isOpen).toBe(true);
  });
});

describe('a connection is cut', () => {
  const port = () => Number(new URL(origin).port);
  /** Before the server misses the answers to its pings, which ends a connection as well. */
  const soon = { timeout: 8_000 };

  /** The only connection, closed after the test. */
  const onlyRaw = async (from: string, cookie?: string) => {
    await expect.poll(() => live.sockets()).toBe(0);
    const raw = await rawLive(port(), from, cookie);
    onTestFinished(() => void raw.socket.destroy());
    await expect.poll(() => live.sockets()).toBe(1);
    return raw;
  };

  it.each([
    ['namespaces that don’t exist', 'text', '40/x,'],
    ['sockets', 'text', '40'],
    ['leaving and joining', 'text', '41'],
    ['messages that are none', 'text', '4'],
    ['pongs', 'text', '3'],
    ['pings', 'ping', ''],
  ] as const)('for thousands of %s', async (_name, opcode, payload) => {
    const raw = await onlyRaw('192.0.2.7');
    raw.send(1, 'text', '40');
    raw.send(2_000, opcode, payload);
    await expect.poll(() => live.sockets(), soon).toBe(0);
  });

  it('for a second socket', async () => {
    const raw = await onlyRaw('192.0.2.8');
    raw.send(2, 'text', '40');
    await expect.poll(() => live.sockets(), soon).toBe(0);
  });

  it('not for one socket that does nothing', async () => {
    const raw = await onlyRaw('192.0.2.8');
    raw.send(1, 'text', '40');
    const { isOpen, socket } = await open('192.0.2.8');
    // The server has handled what came before.
    await socket.emitWithAck('bind', { token: 'x' });
    expect([isOpen, live.sockets()]).toEqual([true, 2]);
  });

  const customer = async () => {
    const { id, client } = await server.customer();
    return { id, token: client.token!, cookie: client.cookie! };
  };

  it('when it doesn’t read', async () => {
    const { id, token, cookie } = await customer();
    const raw = await onlyRaw('192.0.2.9', cookie);
    await raw.join();
    raw.send(1, 'text', `420["bind",${JSON.stringify({ token })}]`);
    // More than the network keeps for a client that doesn't read.
    const big = { id: 'x'.repeat(4_000) };
    await expect
      .poll(() => {
        for (let index = 0; index < 1_000; index += 1) live.toCustomer(id, 'notice', big);
        return live.sockets();
      }, soon)
      .toBe(0);
  });

  it('not for reading what was sent all at once', async () => {
    const { id, token, cookie } = await customer();
    const { socket } = await open('192.0.2.9', cookie);
    expect(await socket.emitWithAck('bind', { token })).toEqual({ id });
    let count = 0;
    socket.on('balance', () => (count += 1));
    for (let index = 0; index < 500; index += 1) live.toCustomer(id, 'balance', {});
    await expect.poll(() => count).toBe(500);
    // The clock of the limit has passed as well.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(socket.connected).toBe(true);
  });
});

describe('a visitor’s misuse', () => {
  it('by a message named "error" is refused and never logged', async () => {
    log.length = 0;
    const { socket } = await open('192.0.2.1');
    for (const text of ['\n{"level":50,"msg":"the ledger is broken"}', '\u001b[2J']) {
      const response = new Promise((resolve) => socket.once('error', resolve));
      socket.emit('error', text);
      expect(await response).toMatchObject({ code: 'bad-request' });
    }
    expect(socket.connected).toBe(true);
    // At most this minute's line.
    expect(log.length).toBeLessThan(2);
    for (const line of log)
      expect(line).toMatch(
        /^The live channel refused \d+ connections or messages since the last report, the latest from [\d.]+\.$/,
      );
  });

  it('is reported once a minute with count and address', () => {
    const lines: Refused[] = [];
    let now = 0;
    const count = refusalReport(() => now);
    const report = (from: string): void => count(from, (line) => lines.push(line));
    for (let time = 0; time < 1_000; time += 1) report('192.0.2.1');
    now = 60_000;
    report('a\nb');
    now = 120_000;
    report('2001:db8::/64');
    expect(lines).toEqual([
      { count: 1, from: '192.0.2.1' },
      { count: 1000, from: 'an unknown address' },
      { count: 1, from: '2001:db8::/64' },
    ]);
  });
});

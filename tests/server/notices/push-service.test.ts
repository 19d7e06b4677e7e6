import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { createPushSender } from '#server/plugins/push';
import { isPublicAddress, isPushEndpoint, PublicAgent } from '#server/plugins/push-address';
import { postPush } from '#server/plugins/push-request';
import { LocalAgent, PushBrowser } from '../support/push-service.ts';

/** For those that are too slow. */
const SHORT_MS = 300;
const HEADERS = 'HTTP/1.1 201 Created\r\n';

let service: Server | undefined;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  service?.close();
});

/** A push service that does as it likes with each connection. Returns its port. */
async function listen(serve: (socket: Socket) => void): Promise<number> {
  service = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    serve(socket);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  return (service.address() as AddressInfo).port;
}

/** Sends to it, and waits until the connection has ended. */
async function post(serve: (socket: Socket) => void, deadlineMs = 2_000) {
  const port = await listen((socket) => socket.once('data', () => serve(socket)));
  const agent = new LocalAgent(port);
  const result = await postPush(
    new URL('https://push.example.com/a'),
    { headers: {}, body: Buffer.from('x'), agent },
    deadlineMs,
  ).catch((error: Error) => error.message);
  for (const socket of sockets) if (!socket.closed) await new Promise((end) => socket.once('close', end));
  return result;
}

const created = { status: 201, retryAfter: undefined };

describe('a push service', () => {
  it('may answer without an end', async () => {
    let bytes = 0;
    const result = await post((socket) => {
      socket.write(`${HEADERS}content-type: text/plain\r\n\r\n`);
      const chunk = Buffer.alloc(65_536);
      const more = (): void => {
        bytes += chunk.length;
        if (!socket.destroyed) socket.write(chunk, () => setImmediate(more));
      };
      more();
    });
    expect(result).toEqual(created);
    expect(bytes).toBeLessThan(64_000_000);
  });

  it('may trickle', async () => {
    const result = await post((socket) => {
      socket.write(`${HEADERS}\r\n`);
      const timer = setInterval(() => socket.write('.'), 10);
      socket.on('close', () => clearInterval(timer));
    });
    expect(result).toEqual(created);
  });

  it('may trickle before it says anything', async () => {
    const result = await post((socket) => {
      const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 10);
      socket.on('close', () => clearInterval(timer));
    }, SHORT_MS);
    expect(result).toBe('too slow');
  });

  it.each([
    ['never answer', () => {}, 'too slow'],
    ['reset the connection', (socket: Socket) => socket.resetAndDestroy(), /ECONNRESET|socket hang up/u],
    [
      'reset it in its answer',
      (socket: Socket) => socket.write(`${HEADERS}\r\n.`, () => socket.resetAndDestroy()),
      created,
    ],
    ['hang up', (socket: Socket) => socket.end(), 'socket hang up'],
    ['talk nonsense', (socket: Socket) => socket.end('hello\r\n\r\n'), /Parse Error/u],
    [
      'send endless headers',
      (socket: Socket) => socket.write(`${HEADERS}a: ${'a'.repeat(100_000)}`),
      /Header overflow/u,
    ],
    [
      'ask for another protocol',
      (socket: Socket) => socket.write('HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
      /no answer|hang up/u,
    ],
  ] as const)('may %s', async (_what, serve, expected) => {
    const result = await post(serve, expected === 'too slow' ? SHORT_MS : undefined);
    if (expected instanceof RegExp) expect(result).toMatch(expected);
    else expect(result).toEqual(expected);
  });

  it('is asked for another attempt, with the seconds that it wants', async () => {
    const port = await listen((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 429 Slow\r\nretry-after: 7\r\ncontent-length: 0\r\n\r\n')),
    );
    const sender = createPushSender(webPush.generateVAPIDKeys(), 'https://florin.example', new LocalAgent(port));
    const message = { payload: '{}', topic: 'a', ttlSeconds: 1, isUrgent: false };
    expect(await sender.send(new PushBrowser().target, message)).toEqual({ outcome: 'later', retryAfterSeconds: 7 });
  });
});

describe('the sender', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://push.example.com/', false],
    ['https://push.example.com:8443/', false],
    ['https://user:password@push.example.com/', false],
    ['https://intranet/', false],
    ['https://push.example.com./', false],
    ['https://10.0.0.1/', false],
    ['https://0x7f.1/', false],
    ['https://127.0.0.1;.push.example.com/', false],
    ['https://127.0.0.1%3b.push.example.com/', false],
    ['https://127.0.0.1,push.example.com/', false],
    ['https://push_1.example.com/', false],
    ['https://.example.com/', false],
    ['https://2130706433/', false],
    ['https://[::1]/', false],
    ['https://[::ffff:127.0.0.1]/', false],
    ['file:///etc/passwd', false],
  ])('takes %s for a push service: %s', (endpoint, expected) => expect(isPushEndpoint(endpoint)).toBe(expected));

  it.each([
    ['142.250.1.1', true],
    ['2a00:1450:4001::1', true],
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
    ].map((address) => [address, false] as const),
    ...[
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'ff02::1',
      '2001:db8::1',
    ].map((address) => [address, false] as const),
  ] as const)('takes %s for a public address: %s', (address, expected) =>
    expect(isPublicAddress(address)).toBe(expected),
  );

  it('ends a subscription whose address it would not take', async () => {
    const sender = createPushSender(webPush.generateVAPIDKeys(), 'https://florin.example', new LocalAgent(1));
    const target = { ...new PushBrowser().target, endpoint: 'https://127.0.0.1;.push.example.com/' };
    const message = { payload: '{}', topic: 'a', ttlSeconds: 1, isUrgent: false };
    expect(await sender.send(target, message)).toEqual({ outcome: 'gone' });
  });

  it.each([
    ['a name that leads to a private address', 'localhost', new PublicAgent()],
    ['a private address', '127.0.0.1', new PublicAgent()],
    [
      'a private address that a lookup let pass',
      'push.example.com',
      new PublicAgent((_name, { all }, callback) =>
        all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
      ),
    ],
  ])('sends nothing to %s', async (_what, host, agent) => {
    const received: Buffer[] = [];
    const port = await listen((socket) => socket.on('data', (data) => received.push(data)));
    const sealed = { headers: {}, body: Buffer.from('x'), agent };
    await expect(postPush(new URL(`https://${host}:${port}/`), sealed, SHORT_MS)).rejects.toThrow(
      'not a public address',
    );
    expect(received).toEqual([]);
  });
});

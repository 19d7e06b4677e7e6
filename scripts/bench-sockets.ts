/**
 * `npm run bench:sockets [sockets]`: how much memory each socket of a customer takes on the server, how soon all of them are bound
 * to their sessions, and how long it takes until an announcement has reached all. Server and sockets share the machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { SocketsBenchReady } from './support/bench-sockets-server.ts';
import { percentile } from './support/percentile.ts';
import { openRawSocket } from './support/raw-socket.ts';
import { wholeNumber } from './support/whole-number.ts';

const sockets = wholeNumber(1, 2_000);
/** Opened at once. */
const BATCH = 100;

const child = fork(new URL('support/bench-sockets-server.ts', import.meta.url), [String(sockets)]);
const [{ port, sessions }] = (await once(child, 'message')) as [SocketsBenchReady];

async function memory(): Promise<number> {
  child.send('memory');
  const [bytes] = (await once(child, 'message')) as [number];
  return bytes;
}

type Session = SocketsBenchReady['sessions'][number];

/** Opens a socket and binds it to its session. `onNotice` is called when it hears of a notice. */
async function open({ token, cookie }: Session, onNotice: () => void): Promise<WebSocket> {
  let bind = (): void => {};
  const bound = new Promise<void>((resolve) => (bind = resolve));
  const onFrame = (frame: string): void => {
    if (frame.startsWith('430')) bind();
    else if (frame.startsWith('42["notice"')) onNotice();
  };
  const socket = await openRawSocket(port, onFrame, { cookie: `session=${cookie}` });
  socket.send(`420${JSON.stringify(['bind', { token }])}`);
  await bound;
  return socket;
}

const heard: number[] = [];
let announcedAt = 0;
let hearLast = (): void => {};
const hear = (): void => {
  if (heard.push(performance.now() - announcedAt) === sockets) hearLast();
};

const before = await memory();
const began = performance.now();
const opened: WebSocket[] = [];
for (let from = 0; from < sockets; from += BATCH)
  opened.push(...(await Promise.all(sessions.slice(from, from + BATCH).map((session) => open(session, hear)))));
const took = performance.now() - began;
const each = ((await memory()) - before) / sockets;

const all = new Promise<void>((resolve) => (hearLast = resolve));
announcedAt = performance.now();
child.send('announce');
await all;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
console.log(`${sockets} sockets, each of a customer of its own`);
console.log(`all open and bound: ${seconds(took)}`);
console.log(
  `memory of the server: ${(before / 2 ** 20).toFixed(0)} MB without, ${(each / 1024).toFixed(0)} kB for each`,
);
console.log(
  `an announcement: half of them after ${seconds(percentile(heard, 0.5))}, all after ${seconds(heard.at(-1) ?? 0)}`,
);

for (const socket of opened) socket.close();
child.disconnect();
await once(child, 'exit');

/**
 * `npm run bench:market [seconds] [sockets]`: with 200 markets, how long a tick takes to reach every socket, tickers per
 * second, and what a tick costs the price alerts and the simulator. Fails if a tick takes more than 150 ms. Server and sockets
 * share the machine.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { simulatedMarkets } from '../contract/market-simulated-markets.ts';
import { walk } from '../contract/market-simulation.ts';
import type { MarketBenchReady } from './support/bench-market-server.ts';
import { percentile } from './support/percentile.ts';
import { openRawSocket } from './support/raw-socket.ts';
import { wholeNumber } from './support/whole-number.ts';

const seconds = wholeNumber(1, 5);
const sockets = wholeNumber(2, 2_000);
const LIMIT_MS = 150;
/** Open at once while connecting. */
const BATCH = 100;

const child = fork(new URL('support/bench-market-server.ts', import.meta.url));
const [{ port, symbols, alertsMs }] = (await once(child, 'message')) as [MarketBenchReady];

const figure = (value: number): string => value.toFixed(1).padStart(10);

// Parsing every tick 2,000 times here would be slower than what is measured.
const TIME = /"time":"([^"]+)"/;

/** Opens a socket that watches some markets. `onTick` gets the age of each tick in milliseconds. */
async function open(watched: readonly string[], onTick: (age: number) => void): Promise<WebSocket> {
  const socket = await openRawSocket(port, (frame) => {
    if (frame.startsWith('42["tick"')) onTick(Date.now() - Date.parse(TIME.exec(frame)?.[1] ?? ''));
  });
  socket.send(`42${JSON.stringify(['watch', { symbols: watched }])}`);
  return socket;
}

async function measureTicks(name: string, listOf: (socket: number) => readonly string[]): Promise<void> {
  const ages: number[] = [];
  let measuring = false;
  const opened: WebSocket[] = [];
  for (let from = 0; from < sockets; from += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, sockets - from) }, (_, index) =>
      open(listOf(from + index), (age) => measuring && ages.push(age)),
    );
    opened.push(...(await Promise.all(some)));
  }
  child.send('start');
  await wait(1_000);
  measuring = true;
  const began = performance.now();
  await wait(seconds * 1_000);
  measuring = false;
  const perSocket = ages.length / sockets / ((performance.now() - began) / 1_000);
  child.send('stop');
  await wait(500);
  for (const socket of opened) socket.close();
  await Promise.all(opened.map((socket) => once(socket, 'close')));
  ages.sort((a, b) => a - b);
  const slowest = ages.at(-1) ?? Infinity;
  console.log(
    `${name.padEnd(44)}${figure(perSocket)}${figure(percentile(ages, 0.5))}${figure(percentile(ages, 0.99))}${figure(slowest)}`,
  );
  if (slowest > LIMIT_MS) process.exitCode = 1;
}

async function measureTickers(): Promise<void> {
  const took: number[] = [];
  const end = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        const response = await fetch(`http://127.0.0.1:${port}/api/market/tickers`);
        await response.arrayBuffer();
        took.push(performance.now() - began);
      }
    }),
  );
  took.sort((a, b) => a - b);
  console.log(
    `${'market/tickers, 16 connections'.padEnd(44)}${figure(took.length / seconds)}${figure(percentile(took, 0.5))}${figure(percentile(took, 0.99))}${figure(took.at(-1) ?? 0)}`,
  );
}

/** Returns milliseconds to compute one minute of as many simulated markets. */
function simulatedMinute(): number {
  const [first] = simulatedMarkets;
  if (!first) throw new Error('there are no simulated markets');
  const markets = symbols.map((symbol) => ({ ...first, symbol }));
  const states = new Map(markets.map(({ symbol, reference }) => [symbol, { price: reference, anchor: reference }]));
  const TIMES = 20;
  const began = performance.now();
  for (let time = 0; time < TIMES; time += 1) walk(new Uint8Array(32).fill(time), markets, states);
  return (performance.now() - began) / TIMES;
}

console.log(`${sockets} sockets, ${symbols.length} markets that all change 5 times a second, ${seconds} s each`);
console.log(
  `${''.padEnd(44)}${['per second', 'p50 ms', 'p99 ms', 'max ms'].map((head) => head.padStart(10)).join('')}`,
);
await measureTicks('ticks, everyone watches all markets', () => symbols);
await measureTicks('ticks, everyone watches 20 of their own', (socket) =>
  Array.from({ length: 20 }, (_, index) => symbols[(socket * 7 + index * (1 + (socket % 9))) % symbols.length] ?? ''),
);
await measureTickers();
console.log(`one tick compared with 10,000 price alerts: ${alertsMs.toFixed(1)} ms`);
console.log(`one simulated minute: ${simulatedMinute().toFixed(1)} ms`);

child.disconnect();
await once(child, 'exit');

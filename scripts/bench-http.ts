/**
 * `npm run bench:http [seconds] [connections] [names]`: requests per second and their 50th and 99th percentile latency, over
 * HTTP, on a durable database. For comparison, bare functions that write the same rows without guards. The fund password is
 * hashed on purpose to take long, so one of them checks it too. `leverage,pledge/open` measures what has such a name.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { periodAt } from '#contract/leverage-rules';
import { fundPassword } from './support/bench-password.ts';
import type { BenchCustomer, BenchReady } from './support/bench-server.ts';
import { percentile } from './support/percentile.ts';
import { wholeNumber } from './support/whole-number.ts';

const seconds = wholeNumber(1, 5);
const connections = wholeNumber(2, 32);
const names = process.argv[4]?.split(',') ?? [''];

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const child = fork(new URL('support/bench-server.ts', import.meta.url));
const [{ port, customers }] = (await once(child, 'message')) as [BenchReady];
const agent = new Agent({ keepAlive: true, maxSockets: connections });

function send(customer: BenchCustomer, method: string, path: string, body?: object): Promise<Answer> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: {
          token: customer.token,
          cookie: `session=${customer.cookie}`,
          ...(text === undefined
            ? {}
            : {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(text),
                'idempotency-key': randomUUID(),
              }),
        },
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (received += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: received }));
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/** Returns the `data` of a response. Throws unless it's a success. */
function dataOf({ status, body }: Answer): Record<string, string> {
  const answer = JSON.parse(body) as { status?: number; data?: Record<string, string> };
  if (status !== 200 || answer.status === 0) throw new Error(`answered ${status}: ${body}`);
  return answer.data ?? {};
}

/** Orders prepared in advance: few enough to be confirmed before their quotes expire. */
const BATCH = 320;

/** Runs `work` on every connection until the time is over. `work` returns the duration of its measured request. */
async function measure(work: (turn: number) => Promise<number>): Promise<Measured> {
  const took: number[] = [];
  let turn = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) took.push(await work((turn += 1)));
    }),
  );
  const elapsed = (performance.now() - begin) / 1000;
  took.sort((a, b) => a - b);
  return { perSecond: took.length / elapsed, p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

const [first] = customers;
if (!first) throw new Error('the bench has no customers');
const customerOf = (turn: number): BenchCustomer => customers[turn % customers.length] ?? first;

async function timed(work: () => Promise<Answer>): Promise<number> {
  const begin = performance.now();
  dataOf(await work());
  return performance.now() - begin;
}

const ask = { from: 'USDT', to: 'BTC', amount: '10', side: 'from' };
const target = { currency: 'USDT', network: 'tron', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', amount: '10' };

/** An order that a customer prepares, and then confirms with what the preparation returned. */
interface TwoSteps {
  prepare(customer: BenchCustomer): Promise<Answer>;
  confirm(customer: BenchCustomer, prepared: Record<string, string>): Promise<Answer>;
}

const exchange: TwoSteps = {
  prepare: (customer) => send(customer, 'POST', '/api/flash/quote', ask),
  confirm: (customer, { quote }) => send(customer, 'POST', '/api/flash/exchange', { quote }),
};

const withdrawal: TwoSteps = {
  prepare: (customer) => send(customer, 'POST', '/api/wallet/checkExtract', target),
  confirm: (customer, { hash }) => send(customer, 'POST', '/api/wallet/down', { hash, fund_password: fundPassword }),
};

/** A customer has one order at a time at the counters, so each is at most once in a batch. */
const searching: TwoSteps = {
  prepare: (customer) => send(customer, 'POST', '/prepare/search', { owner: customer.id }),
  confirm: (customer) => send(customer, 'POST', '/api/exchange/match', { counter: 'bronze' }),
};

const accepting: TwoSteps = {
  prepare: (customer) => send(customer, 'POST', '/prepare/offer', { owner: customer.id }),
  confirm: (customer, { order }) => send(customer, 'POST', '/api/exchange/accept', { order }),
};

const opening: TwoSteps = {
  prepare: (customer) => send(customer, 'POST', '/prepare/term', { owner: customer.id }),
  confirm: (customer, { product }) => send(customer, 'POST', '/api/pledge/open', { product, amount: '10' }),
};

/** Measures the confirmations only; each needs a preparation made before. */
async function confirmations(
  { prepare, confirm }: TwoSteps,
  customer: (turn: number) => BenchCustomer,
  size: number = BATCH,
): Promise<Measured> {
  const ready: { readonly owner: BenchCustomer; readonly prepared: Record<string, string> }[] = [];
  const took: number[] = [];
  let elapsed = 0;
  // In batches, because a quote expires after 15 seconds.
  for (let batch = 0; elapsed < seconds * 1000; batch += 1) {
    const owners = Array.from({ length: size }, (_, index) => customer(batch * size + index));
    for (let at = 0; at < owners.length; at += connections) {
      ready.push(
        ...(await Promise.all(
          owners.slice(at, at + connections).map(async (owner) => ({ owner, prepared: dataOf(await prepare(owner)) })),
        )),
      );
    }
    const begin = performance.now();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (let next = ready.pop(); next; next = ready.pop()) {
          const { owner, prepared } = next;
          took.push(await timed(() => confirm(owner, prepared)));
        }
      }),
    );
    elapsed += performance.now() - begin;
  }
  took.sort((a, b) => a - b);
  return { perSecond: took.length / (elapsed / 1000), p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

/** Returns an order on the current period of the junior room; waits if that is about to end. */
async function stake(): Promise<object> {
  for (;;) {
    const { id, closesAt } = periodAt('junior', 3, Date.now());
    if (Date.now() < closesAt - 1_000)
      return { room: 'junior', period: id, category: 'big', quantity: '1', least_multiplier: '1.01' };
    await wait(500);
  }
}

const read = (path: string) => () => measure((turn) => timed(() => send(customerOf(turn), 'GET', path)));

const bareCall = (name: 'exchange' | 'match' | 'accept' | 'open' | 'stake') => () =>
  measure((turn) =>
    timed(() => send(customerOf(turn), 'POST', `/bare/${name}`, { owner: customerOf(turn).id, key: randomUUID() })),
  );

const bareWithdrawal = (password: string | null) => () =>
  measure((turn) => {
    const customer = customerOf(turn);
    return timed(() => send(customer, 'POST', '/bare/withdraw', { owner: customer.id, key: randomUUID(), password }));
  });

interface Case {
  run(): Promise<Measured>;
  /** The case of the bare function that writes the same rows. */
  readonly bare?: string;
}

const cases: Record<string, Case> = {
  'bare conversion': { run: bareCall('exchange') },
  'flash/exchange': { run: () => confirmations(exchange, customerOf), bare: 'bare conversion' },
  'flash/exchange, one customer': { run: () => confirmations(exchange, () => first), bare: 'bare conversion' },
  'flash/quote': { run: () => measure((turn) => timed(() => send(customerOf(turn), 'POST', '/api/flash/quote', ask))) },
  'bare withdrawal': { run: bareWithdrawal(null) },
  'bare, with the fund password': { run: bareWithdrawal(fundPassword) },
  'wallet/down': { run: () => confirmations(withdrawal, customerOf), bare: 'bare, with the fund password' },
  'wallet/checkExtract': { run: () => measure((turn) => timed(() => withdrawal.prepare(customerOf(turn)))) },
  'bare match': { run: bareCall('match') },
  'exchange/match': { run: () => confirmations(searching, customerOf, customers.length), bare: 'bare match' },
  'bare accept': { run: bareCall('accept') },
  'exchange/accept': { run: () => confirmations(accepting, customerOf, customers.length), bare: 'bare accept' },
  'bare open': { run: bareCall('open') },
  'pledge/open': { run: () => confirmations(opening, customerOf), bare: 'bare open' },
  'bare stake': { run: bareCall('stake') },
  'leverage/order': {
    run: () =>
      measure(async (turn) => {
        const order = await stake();
        return timed(() => send(customerOf(turn), 'POST', '/api/leverage/order', order));
      }),
    bare: 'bare stake',
  },
  'leverage/room': { run: read('/api/leverage/room?id=junior') },
  'user/amount': { run: read('/api/user/amount') },
  'wallet/assets': { run: read('/api/wallet/assets') },
};

console.log(`${connections} connections, ${customers.length} customers, ${seconds} s each`);
console.log(
  `${''.padEnd(32)}${'requests/s'.padStart(12)}${'p50 ms'.padStart(10)}${'p99 ms'.padStart(10)}${'of bare'.padStart(10)}`,
);
const rates = new Map<string, number>();
for (const [name, { run, bare }] of Object.entries(cases)) {
  if (!names.some((part) => name.includes(part))) continue;
  const { perSecond, p50, p99 } = await run();
  rates.set(name, perSecond);
  const bareRate = bare === undefined ? undefined : rates.get(bare);
  // Without a bare function, or where the names leave it out.
  const ratio = bareRate === undefined ? '–' : `${Math.round((perSecond / bareRate) * 100)} %`;
  console.log(
    `${name.padEnd(32)}${String(Math.round(perSecond)).padStart(12)}${p50.toFixed(1).padStart(10)}${p99.toFixed(1).padStart(10)}${ratio.padStart(10)}`,
  );
}

agent.destroy();
child.disconnect();
await once(child, 'exit');

import Fastify from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decide, type Operator, type Options } from '../../../scripts/support/operator-commands.ts';
import { readable } from '../../../scripts/support/operator-output.ts';
import { usage, usageOf } from '../../../scripts/support/operator-usage.ts';
import { registerOperator } from '#server/domains/operator/routes';
import { useApp } from '../support/app.ts';
import { withToken } from './support.ts';

const server = useApp(withToken);

let folder = '';
let file = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-commands-'));
  file = join(folder, 'terms.json');
  await writeFile(file, JSON.stringify({ texts: { 'en-us': { title: 'About us', html: '<p>We.</p>' } }, items: [] }));
});
afterAll(() => rm(folder, { recursive: true }));

/** Every call of the operator. */
async function routes(): Promise<string[]> {
  const app = Fastify();
  const found: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      if (each !== 'HEAD' && !url.endsWith('*')) found.push(`${each} ${url.slice(1)}`);
  });
  await app.register(rateLimit, { global: false });
  await app.register(async (operator) => registerOperator(operator, server.services));
  await app.ready();
  await app.close();
  return found;
}

/** Returns the calls that a command makes. */
async function callsOf(words: readonly string[], options: Options = {}): Promise<string[]> {
  const made: string[] = [];
  const operator: Operator = {
    ask: async (path, body) => {
      made.push(`${body ? 'POST' : 'GET'} ${path.replace(/\?.*/, '')}`);
      return { items: [], front: 'front', back: null, images: 1 };
    },
    image: async (path) => {
      made.push(`GET ${path}`);
      return Buffer.alloc(0);
    },
  };
  await decide(operator, words, options);
  return made;
}

/** A command for each call; FILE is one in JSON. */
const examples: Readonly<Record<string, string>> = {
  'GET bank': 'bank',
  'POST bank/:currency': 'bank EUR FILE',
  'GET pages': 'pages',
  'GET pages/:name': 'pages show about 2',
  'POST pages/:name': 'pages publish about FILE',
  'POST pages/:name/translate': 'pages translate about FILE',
  'POST pages/:name/withdraw': 'pages withdraw about',
  'GET news': 'news 2',
  'GET news/:id': 'news show 3',
  'POST news': 'news publish FILE',
  'POST news/:id': 'news edit 3 FILE',
  'POST news/:id/translate': 'news translate 3 FILE',
  'POST news/:id/withdraw': 'news withdraw 3',
  'GET lists/:name': 'list banner',
  'POST lists/:name': 'list banner FILE',
  'GET counter-requests': 'requests',
  'POST counter-requests': 'request FILE',
  'POST counter-requests/:id/withdraw': 'withdraw 3',
  'GET counter-orders': 'orders',
  'POST counter-orders/:sn/complete': 'complete E26112300001',
  'POST counter-orders/:sn/refund': 'refund E26112300001',
  'GET leverage-rooms': 'rooms',
  'POST leverage-rooms/:room': 'rooms junior edge=1.5',
  'GET leverage-codes': 'codes',
  'POST leverage-codes': 'codes issue vip 3',
  'POST leverage-codes/:id/withdraw': 'codes withdraw 3',
  'GET networks': 'networks',
  'POST networks/:currency/:network/pause': 'pause USDT/tron deposits upgrade',
  'POST networks/:currency/:network/resume': 'resume USDT/tron deposits',
  'GET petitions': 'petitions closed',
  'GET petitions/:id': 'petition 3',
  'GET petitions/:id/images/:position': 'petition 3',
  'POST petitions/:id/review': 'petition 3 review',
  'POST petitions/:id/answer': 'petition 3 answer Hello',
  'POST petitions/:id/complete': 'petition 3 complete',
  'POST petitions/:id/end': 'petition 3 end Twice',
  'GET pledge-products': 'products',
  'POST pledge-products': 'product FILE',
  'POST pledge-products/:id/close': 'close usdt-30-1',
  'GET removals': 'removals',
  'GET removals/:id': 'removal 3',
  'POST removals/:id/approve': 'approve 3',
  'POST removals/:id/refuse': 'refuse 3 Unknown',
  'GET verifications': 'verifications',
  'GET verifications/:id': 'verification 3',
  'GET verifications/:id/:side': 'verification 3',
  'POST verifications/:id/complete': 'complete 3',
  'POST verifications/:id/return': 'return 3 Blurred',
  'GET audit': 'audit 2',
  'GET audit/verify': 'audit verify',
  'GET settings': 'settings',
  'POST settings': 'set bonus_switch=false',
  'GET interruptions': 'interruptions',
  'POST interruptions/:id/note': 'note 3 en-us=Repaired',
  'GET deposits': 'deposits',
  'POST deposits/:sn/review': 'review D26112300001',
  'POST deposits/:sn/confirm': 'confirm D26112300001 3 f00d',
  'POST deposits/:sn/credit': 'credit D26112300001',
  'POST deposits/:sn/return': 'return D26112300001 Unknown',
  'GET withdrawals': 'withdrawals',
  'GET withdrawals/:sn/card': 'card W26112300001',
  'POST withdrawals/:sn/review': 'review W26112300001',
  'POST withdrawals/:sn/approve': 'approve W26112300001',
  'POST withdrawals/:sn/send': 'send W26112300001 f00d',
  'POST withdrawals/:sn/confirm': 'confirm W26112300001 3',
  'POST withdrawals/:sn/complete': 'complete W26112300001',
  'POST withdrawals/:sn/return': 'return W26112300001 Unknown',
};

it('every call of the operator has a command', async () => {
  expect(Object.keys(examples).toSorted()).toEqual((await routes()).toSorted());
});

it.each(Object.entries(examples))('%s is made by: %s', async (call, command) => {
  const words = command.split(' ').map((word) => (word === 'FILE' ? file : word));
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/:]+')}$`);
  const made = await callsOf(words, { photos: folder });
  expect(made.filter((each) => pattern.test(each))).not.toEqual([]);
  // A call whose last part is fixed isn't one for a record of that name.
  if (made.length === 1) expect(made[0]).toMatch(pattern);
});

it.each([...new Set(Object.values(examples).map((command) => command.split(' ')[0] ?? ''))])(
  '%s has help of its own',
  (name) => {
    const help = usageOf(name);
    expect(help).not.toBe(usage);
    for (const line of help.split('\n').slice(1)) expect(line).toMatch(new RegExp(`^  (${name} |${name}$| {10})`));
  },
);

it('an incomplete command makes no call, and shows its help', async () => {
  for (const command of ['send', 'petition', 'refuse 3', 'codes issue vip', 'note 3 hello', 'bank EUR', 'nothing 3'])
    await expect(callsOf(command.split(' '))).rejects.toThrow('npm run operator');
  await expect(callsOf(['refuse', '3'])).rejects.toThrow(usageOf('refuse'));
});

it('prints a table of what has few fields, and lines of what has many', () => {
  expect(
    readable([
      { id: '3', titles: { 'en-us': 'A fix' } },
      { id: '4', note: null },
    ]),
  ).toBe(['id  titles             note', '3   {"en-us":"A fix"}', '4                      null'].join('\n'));
  expect(readable([{ id: '3', a: 1, b: 2, c: 3, d: 4 }])).toBe('id: 3\na: 1\nb: 2\nc: 3\nd: 4');
  expect([readable([]), readable({})]).toEqual(['none', 'done']);
});

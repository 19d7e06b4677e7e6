import Fastify from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match, nameOf, type Operator, type Options } from '../../../scripts/support/operator-command.ts';
import { sections } from '../../../scripts/support/operator-commands.ts';
import { decide } from '../../../scripts/support/operator-decide.ts';
import { usage, usageOf } from '../../../scripts/support/operator-usage.ts';
import { registerOperator } from '#server/domains/operator/routes';
import { useApp } from '../support/app.ts';
import { withToken } from './support.ts';

const server = useApp(withToken);

let folder = '';
let file = '';
let table = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'florin-commands-'));
  [file, table] = [join(folder, 'terms.json'), join(folder, 'statement.csv')];
  await writeFile(table, 'id,currency,amount,text\nA1,EUR,1,FL-12345678\n');
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
      return { items: [], front: 'front', back: 'back', images: 1, receipt: true };
    },
    image: async (path) => {
      made.push(`GET ${path}`);
      return Buffer.alloc(0);
    },
  };
  await decide(operator, words, options);
  return made;
}

/** A command for each call; FILE is one in JSON, TABLE a bank's statement, and FOLDER one to save images in. */
const examples: Readonly<Record<string, string>> = {
  'GET bank': 'bank',
  'POST bank/:currency': 'bank EUR FILE',
  'GET pages': 'pages',
  'GET pages/:name': 'pages show about 2',
  'POST pages/:name': 'pages publish about FILE',
  'POST pages/:name/translate': 'pages translate about FILE',
  'POST pages/:name/withdraw': 'pages withdraw about',
  'GET news': 'news --page 2',
  'GET news/:id': 'news show 3',
  'POST news': 'news publish FILE',
  'POST news/:id': 'news edit 3 FILE',
  'POST news/:id/translate': 'news translate 3 FILE',
  'POST news/:id/withdraw': 'news withdraw 3',
  'GET notices': 'notices --page 2',
  'POST notices': 'notices send FILE all',
  'GET lists/:name': 'list banner',
  'POST lists/:name': 'list banner FILE',
  'GET customers/:id': 'customer 12345678',
  'POST customers/:id/end-sessions': 'customer 12345678 end-sessions',
  'POST customers/:id/correct': 'correct 12345678 EUR 100.50 D26112300001 Mistyped',
  'POST bounces': 'bounced ada@post.example 5.1.1',
  'GET counter-requests': 'requests',
  'POST counter-requests': 'request FILE',
  'POST counter-requests/:id/withdraw': 'requests withdraw 3',
  'GET counter-orders': 'orders',
  'POST counter-orders/:sn/complete': 'complete E26112300001',
  'POST counter-orders/:sn/refund': 'refund E26112300001',
  'GET leverage-rooms': 'rooms',
  'POST leverage-rooms/:room': 'rooms junior edge=1.5',
  'GET leverage-codes': 'codes',
  'POST leverage-codes': 'codes issue vip 3',
  'POST leverage-codes/:id/withdraw': 'codes withdraw 3',
  'GET networks': 'networks',
  'POST networks/:currency/:network': 'networks USDT/tron withdrawal_fee=1 minimum_withdrawal=10',
  'POST networks/:currency/:network/pause': 'pause USDT/tron deposits upgrade',
  'POST networks/:currency/:network/resume': 'resume USDT/tron deposits',
  'GET petitions': 'petitions closed',
  'GET petitions/:id': 'petition 3',
  'GET petitions/:id/images/:position': 'petition 3 --photos FOLDER',
  'POST petitions/:id/review': 'petition 3 review',
  'POST petitions/:id/answer': 'petition 3 answer Hello',
  'POST petitions/:id/complete': 'petition 3 complete',
  'POST petitions/:id/end': 'petition 3 end Twice',
  'GET pledge-products': 'products',
  'POST pledge-products': 'product FILE',
  'POST pledge-products/:id/close': 'products close usdt-30-1',
  'GET removals': 'removals',
  'GET removals/:id': 'removal 3',
  'POST removals/:id/approve': 'removal 3 approve',
  'POST removals/:id/refuse': 'removal 3 refuse Unknown',
  'GET verifications': 'verifications',
  'GET verifications/:id': 'verification 3',
  'GET verifications/:id/:side': 'verification 3 --photos FOLDER',
  'POST verifications/:id/complete': 'verification 3 complete',
  'POST verifications/:id/return': 'verification 3 return Blurred',
  'GET audit': 'audit --page 2',
  'GET audit/verify': 'audit verify',
  'GET settings': 'settings',
  'POST settings': 'set bonus_switch=false',
  'GET interruptions': 'interruptions',
  'POST interruptions/:id/note': 'note 3 en-us=Repaired',
  'GET deposits': 'deposits',
  'GET deposits/:sn': 'deposit D26112300001',
  'GET deposits/:sn/receipt': 'deposit d26112300001 --photos FOLDER',
  'POST deposits/:sn/review': 'review D26112300001',
  'POST deposits/:sn/confirm': 'confirm D26112300001 3 f00d',
  'POST deposits/:sn/credit': 'credit D26112300001',
  'GET bank-entries/:entry': 'statement TABLE',
  'POST deposits/:sn/return': 'return D26112300001 Unknown',
  'GET withdrawals': 'withdrawals',
  'GET withdrawals/:sn': 'withdrawal W26112300001',
  'POST withdrawals/:sn/card': 'card W26112300001',
  'POST withdrawals/:sn/review': 'review W26112300001',
  'POST withdrawals/:sn/approve': 'approve W26112300001',
  'POST withdrawals/:sn/export': 'export W26112300001',
  'POST withdrawals/:sn/send': 'send W26112300001 f00d',
  'POST withdrawals/:sn/confirm': 'confirm W26112300001 3',
  'POST withdrawals/:sn/complete': 'complete W26112300001',
  'POST withdrawals/:sn/return': 'return W26112300001 Unknown',
};

/** Commands of several calls, each of which has one of its own, and those that share a call. */
const combined = [
  'statement FILE book',
  'withdrawals export FILE',
  'withdrawals sent FILE',
  'notices send FILE to ada',
];

it('every call of the operator has a command', async () => {
  expect(Object.keys(examples).toSorted()).toEqual((await routes()).toSorted());
});

/** Splits a command into its words and options, as the command line does. */
function typed(line: string): { words: string[]; options: Options } {
  const words = line.split(' ').map((word) => ({ FILE: file, TABLE: table, FOLDER: folder })[word] ?? word);
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      photos: { type: 'string' },
      page: { type: 'string' },
      waiting: { type: 'boolean' },
      sure: { type: 'boolean' },
    },
  });
  return { words: positionals, options: values };
}

it.each(Object.entries(examples))('%s is made by: %s', async (call, line) => {
  const { words, options } = typed(line);
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/:]+')}$`);
  const made = await callsOf(words, options);
  expect(made.filter((each) => pattern.test(each))).not.toEqual([]);
  // A call whose last part is fixed isn't one for a record of that name.
  if (made.length === 1) expect(made[0]).toMatch(pattern);
});

const commands = Object.values(sections).flat();

it.each(commands.map((each) => [each.usage, each] as const))('%s is what an example types', (_, each) => {
  const lines = [...Object.values(examples), ...combined].map((line) => typed(line).words);
  const own = lines.filter((words) => match(each, words)?.isWhole);
  expect(own).not.toEqual([]);
  // No other command would take the same words.
  for (const words of own) expect(commands.filter((other) => match(other, words)?.isWhole)).toEqual([each]);
});

it.each(Object.values(examples).filter((line) => !line.includes('=')))(
  'nothing is sent for words beyond: %s',
  async (line) => {
    const { words, options } = typed(line);
    await expect(callsOf([...words, 'no', 'such', 'words'], options)).rejects.toThrow('in quotes');
  },
);

it.each([...new Set(commands.map(nameOf))])('%s has help of its own', (name) => {
  const help = usageOf(name);
  expect(help).not.toBe(usage);
  for (const line of help.split('\n').slice(1)) expect(line).toMatch(new RegExp(`^  (${name} |${name}$| {10})`));
});

it('the help fits a terminal', () => {
  expect(usage.split('\n').filter((line) => line.length > 120)).toEqual([]);
});

describe('a command that isn’t one makes no call, and shows its help', () => {
  const problem = async (line: string, options: Options = {}): Promise<string> =>
    callsOf(line.split(' '), options).then(
      (made) => `made ${made.join()}`,
      (error: unknown) => (error as Error).message,
    );

  it.each(['send W26112300001', 'petition', 'removal 3 refuse', 'codes issue vip', 'bank EUR', 'credit'])(
    'because something is missing: %s',
    async (line) => {
      expect(await problem(line)).toBe(`Something is missing:\n${usageOf(line.split(' ')[0])}`);
    },
  );

  it.each([
    ['return D26112300001 wrong network was used', 'network'],
    ['verification 3 return too dark', 'dark'],
    ['verification 3 complet', 'complet'],
    ['petitions closd', 'closd'],
    ['settings all', 'all'],
    ['audit 2', '2'],
    ['news 2', '2'],
    ['note 3 hello', 'hello'],
    ['request FILE FILE', 'FILE'],
  ])('because a word is too much: %s', async (line, word) => {
    expect(await problem(line)).toMatch(
      `"${word}" is misspelled, or too much. A text of several words has to be in quotes:\nnpm`,
    );
  });

  it.each([
    'complete 3',
    'return 3 Blurred',
    'approve 3',
    'approve D26112300001',
    'card E26112300001',
    'complete D26112300001',
    'pause USDT tron deposits upgrade',
    'pause USDT/tron deposits because',
    'set bonus_switch',
  ])('because it is for something else: %s', async (line) => {
    expect(await problem(line)).toBe(`Something is missing or misspelled:\n${usageOf(line.split(' ')[0])}`);
  });

  it.each(['withdraw 3', 'close usdt-30-1', 'refuse 3 Unknown', 'nothing 3'])(
    'because there is none: %s',
    async (line) => {
      expect(await problem(line)).toMatch(/^There is no command "\w+"\. npm run operator/);
    },
  );

  it('because an option is another one’s', async () => {
    expect(await problem('settings', { page: '2' })).toBe(`This command has no --page:\n${usageOf('settings')}`);
    expect(await problem('petition 3 review', { photos: folder })).toContain('no --photos');
  });

  it('because an argument is empty', async () => {
    await expect(callsOf(['return', 'D26112300001', ''])).rejects.toThrow(usageOf('return'));
  });
});

it('numbers can be typed in any case', async () => {
  expect(await callsOf(['review', 'd26112300001'])).toEqual(['POST deposits/D26112300001/review']);
});

it('what is typed stays one part of a path', async () => {
  expect(await callsOf(['verification', '3/complete'])).toEqual(['GET verifications/3%2Fcomplete']);
});

it('terms of a bank are for the currency that their file says', async () => {
  await writeFile(file, JSON.stringify({ currency: 'EUR', deposits: null, withdrawals: null }));
  await expect(callsOf(['bank', 'USD', file])).rejects.toThrow(`${file} is for EUR, not for USD.`);
  expect(await callsOf(['bank', 'EUR', file])).toEqual(['POST bank/EUR']);
});

it('photos need a folder, or nobody looks', async () => {
  const made: string[] = [];
  const operator: Operator = {
    ask: async (path) => {
      made.push(path);
      return {};
    },
    image: async () => Buffer.alloc(0),
  };
  for (const photos of [join(folder, 'none'), file])
    await expect(decide(operator, ['verification', '3'], { photos })).rejects.toThrow(/can’t be written/);
  expect(made).toEqual([]);
});

it('settings end with what is proposed, and a proposal says what it replaces', async () => {
  const proposed = { value: 0, operator: 'Ada Berg', until: '2026-11-26T20:19:19.754Z' };
  const items = [{ name: 'threshold', proposed }, { name: 'languages', default: ['en-us'] }, { name: 'logo' }];
  const operator: Operator = {
    ask: async (_path, body) => (body ? { proposed: { value: 9 }, replaced: proposed } : { items }),
    image: async () => Buffer.alloc(0),
  };
  const shown = (await decide(operator, ['settings'], {})) as typeof items;
  expect(shown.map(({ name }) => name)).toEqual(['languages', 'logo', 'threshold']);
  expect(await decide(operator, ['set', 'threshold=9'], {})).toEqual({
    proposed: { value: 9 },
    replaced: proposed,
    next: 'Nothing has changed yet. Another person has to set the same.',
  });
});

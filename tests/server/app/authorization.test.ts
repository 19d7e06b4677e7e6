import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallDefinition } from '#contract/call';
import { type CallName, calls } from '#contract/index';
import { transact } from '#server/db/transact';
import { inventory } from '#server/domains/privacy/inventory';
import { seedBankTerms } from '#server/sandbox/bank-terms';
import { seedDemo } from '#server/sandbox/demo/index';
import { type Simulator, simulator } from '#server/sandbox/market/simulator';
import { seedPledgeProducts } from '#server/sandbox/pledge-products';
import { useApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';

/** Every call, asked by everyone who isn't its customer, with the customer's own ids. */

let market: Simulator | undefined;
const server = useApp(({ db }) => {
  market = simulator(db, (error) => {
    throw error;
  });
  return { prices: market };
});

type Asked = Readonly<Record<string, unknown>>;

const all = Object.entries<CallDefinition>(calls);
const customerCalls = all.filter(([, { access }]) => access === 'customer');

/** Fields that name a record. */
const NAMES_A_RECORD = /^(id|sn|number|order|hash|card|quote|filename|voucher|front|back|images|snapshot)$/;
/** Where such a field names what belongs to nobody. */
const IMPERSONAL = ['GET info/detail', 'GET counter/detail', 'GET leverage/room', 'GET transparency/proof'];
/** Where it is the number of a new card. */
const NEW = ['POST bank/bind'];
/** Anyone who knows a username may try to log in with it, or have a code sent to its owner. */
const OPEN_TO_ANYONE = ['POST index/login', 'POST index/forgotPassword', 'POST index/resetPassword'];

/** Nobody else's, so that it isn't told to anyone either. */
const userAgent = 'The browser of the owner';

let owner: Client;
let stranger: Client;
let owned: { customer: string; image: string; records: Partial<Record<CallName, Asked>> };

const required = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The owner has no ${what}.`);
  return value;
};

/** Makes what the demo customer doesn't have yet, and returns a request for each call that names a record. */
async function recordsOf(client: Client): Promise<Partial<Record<CallName, Asked>>> {
  const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0ffee' } })
    .jpeg()
    .toBuffer();
  const voucher = (await client.upload('POST upload/transferVoucher', image)).data.filename;
  const photo = (await client.upload('POST upload/authentic', image)).data.filename;
  const avatar = (await client.upload('POST upload/avatar', image)).data.filename;
  const attachment = (await client.upload('POST upload/petition', image)).data.filename;
  await client.call('POST market/favorites', { symbols: ['SOL-USD'] });
  const alert = await client.call('POST market/saveAlert', {
    symbol: 'BTC-USD',
    direction: 'above',
    price: '987654.32',
  });
  const target = { currency: 'USDT', network: 'tron', address: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC' };
  const saved = await client.call('POST wallet/saveAddress', {
    ...target,
    memo: '',
    label: 'Cold store',
  });
  const check = async () => (await client.call('POST wallet/checkExtract', { ...target, amount: '25' })).hash;
  await client.call('POST wallet/down', { hash: await check(), fund_password: '246810' });
  const open = await check();
  const quote = (await client.call('POST flash/quote', { from: 'USDT', to: 'BTC', amount: '10', side: 'from' })).quote;
  const first = async (name: CallName): Promise<Record<string, unknown>> => {
    const { data } = await client.try(name, {});
    return required((data['items'] as Record<string, unknown>[])[0], name);
  };
  const withdrawal = { sn: (await first('GET wallet/down-record')).sn };
  const card = (await first('GET user/bank')).id;
  const order = (await first('GET exchange/records')).sn;
  const term = { number: (await first('GET pledge/running')).number };
  const notice = { id: (await first('GET notice/index')).id };
  const session = (await client.call('GET user/sessions', {})).items.find(({ current }) => !current);
  return {
    'GET wallet/records': { id: (await first('GET wallet/records')).id },
    'GET wallet/up-record': { sn: (await first('GET wallet/up-record')).sn },
    'GET wallet/down-record': withdrawal,
    'GET bank/records': { sn: (await first('GET bank/records')).sn },
    'GET flash/records': { number: (await first('GET flash/records')).number },
    'GET exchange/records': { sn: order },
    'GET pledge/records': term,
    'GET pledge/redemption': term,
    'GET petition/index': { id: (await first('GET petition/index')).id },
    'GET notice/detail': notice,
    'POST notice/read': notice,
    'POST user/endSession': { id: required(session, 'other session').id },
    'POST wallet/extractHash': { hash: open },
    'POST wallet/down': { hash: open, fund_password: '246810' },
    'POST wallet/cancel': withdrawal,
    'POST wallet/removeAddress': { id: saved.id },
    'POST market/removeAlert': { id: alert.id },
    'POST flash/exchange': { quote },
    'POST pledge/redeem': { ...term, received: '1' },
    'POST exchange/leave': { order },
    'POST exchange/accept': { order },
    'POST exchange/decline': { order },
    'POST bank/unbind': { card },
    'POST bank/draw': { currency: 'EUR', card, amount: '20', fee: '1.5', fund_password: '246810' },
    'POST wallet/up': { currency: 'USDT', network: 'tron', amount: '250', voucher },
    'POST bank/recharge': { currency: 'EUR', amount: '500', voucher },
    'POST upload/cancel': { filename: voucher },
    'POST user/avatar': { filename: avatar },
    'POST user/realAuth': { ...calls['POST user/realAuth'].example.request, front: photo, back: photo },
    'POST petition/create': { category: 'request', text: 'What is this?', images: [attachment] },
  };
}

/** Not every customer has one: nothing in the demo opens an order in a room, or adds a passkey. */
const ABSENT: readonly CallName[] = ['GET leverage/records', 'POST user/renamePasskey', 'POST user/removePasskey'];

const send = (client: Client, name: string, request: unknown, headers: Record<string, string> = {}) => {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  return client.send({
    method,
    url: `/api/${path}`,
    headers: { 'idempotency-key': `matrix-${name}`, ...headers },
    ...(method === 'GET' ? { query: request as Record<string, string> } : { payload: request as object }),
  });
};

const requestOf = (name: string): Asked => owned.records[name as CallName] ?? calls[name as CallName].example.request;

const tables = Object.keys(inventory);
/** The column that says whose a row is, where it has another name. */
const owners: Partial<Record<string, string>> = { customers: 'id', ledger_postings: 'transfer_owner' };

/** Everything that is stored about a customer, in one text for each table. */
async function stored(customer: string): Promise<Record<string, string>> {
  const texts = await Promise.all(
    tables.map(async (table) => {
      const key = sql.ref(owners[table] ?? 'customer_id');
      const { rows } = await sql<{ row: string }>`
        select to_json(t)::text as row from ${sql.table(table)} t where ${key} = ${customer} order by 1`.execute(
        server.db,
      );
      return [table, rows.map(({ row }) => row).join('\n')] as const;
    }),
  );
  return Object.fromEntries(texts);
}

/** What the operator offers to everyone. */
const CATALOGS = ['pledge_products', 'bank_deposit_terms'];

/** The owner's names, numbers, and texts that are in no catalog, and that no visitor and no other customer has. */
async function secretsOf(customer: string): Promise<string[]> {
  const theirs = Object.values(await stored(customer));
  const columns = new Set(theirs.flatMap((text) => text.match(/(?<=")[a-z_]+(?=":)/g) ?? []));
  const catalogs = CATALOGS.map(async (table) => {
    const { rows } = await sql<{ row: string }>`select to_json(t)::text as row from ${sql.table(table)} t`.execute(
      server.db,
    );
    return rows.map(({ row }) => row).join('\n');
  });
  const open = all
    .filter(([name, { access }]) => access === 'public' && name.startsWith('GET'))
    .map(async ([name, { example }]) => (await send(server.visitor(), name, example.request)).body);
  const others = Object.values(await stored((await server.customer()).id));
  const known = [...(await Promise.all([...catalogs, ...open])), ...others].join('\n');
  const values = new Set(theirs.flatMap((text) => text.match(/(?<=")[^"\\]{6,}(?=")|(?<=:)\d{6,}/g) ?? []));
  // Words of the database, such as a state, and days belong to everyone, and a short figure may be another price's by luck.
  const common = /^[a-z][a-z-]*$|^\d{4}-\d\d-\d\d|^-?[\d.]{1,10}$/;
  return [...values].filter((value) => !columns.has(value) && !known.includes(value) && !common.test(value));
}

beforeAll(async () => {
  await market?.start();
  await transact(server.db, seedBankTerms);
  await transact(server.db, (tx) => seedPledgeProducts(tx, server.clock.now()));
  await seedDemo(server.services);
  owner = Object.assign(server.visitor(), { userAgent });
  const { token, info } = await owner.call('POST index/login', { username: 'demo', password: 'demo-florin' });
  owner.token = token;
  ({ client: stranger } = await server.customer());
  const records = await recordsOf(owner);
  owned = { customer: info.id, image: String(records['POST wallet/up']?.['voucher']), records };
});

afterAll(async () => {
  await market?.stop();
});

it('every call that names a record of a customer is asked with one', () => {
  const naming = customerCalls
    .filter(([, { request }]) =>
      Object.keys((request as { entries?: object } | undefined)?.entries ?? {}).some((field) =>
        NAMES_A_RECORD.test(field),
      ),
    )
    .map(([name]) => name);
  expect([...Object.keys(owned.records), ...ABSENT, ...IMPERSONAL, ...NEW].toSorted()).toEqual(
    expect.arrayContaining(naming),
  );
});

describe('without a session of a customer', () => {
  it.each(customerCalls.map(([name]) => name))('%s is refused', async (name) => {
    const ended = Object.assign(await server.device(owned.customer), { userAgent });
    const { token, cookie } = ended;
    await ended.call('POST user/logout', {});
    const later = Object.assign(server.visitor(), { token, cookie });
    const operator = { authorization: 'Bearer an-operator-token', 'x-operator': 'Margit' };
    const answers = await Promise.all([
      send(server.visitor(), name, requestOf(name)),
      send(server.visitor(), name, requestOf(name), operator),
      send(later, name, requestOf(name)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});

it('no call tells a stranger anything of a customer, or changes anything of theirs', async () => {
  const secrets = await secretsOf(owned.customer);
  expect(secrets.length).toBeGreaterThan(500);
  const before = await stored(owned.customer);

  const leaks: string[] = [];
  const allowed: string[] = [];
  for (const [name] of all) {
    if (name === 'POST user/logout' || OPEN_TO_ANYONE.includes(name)) continue;
    const { body, statusCode } = await send(stranger, name, requestOf(name));
    const asked = JSON.stringify(requestOf(name));
    leaks.push(
      ...secrets.filter((secret) => body.includes(secret) && !asked.includes(secret)).map((s) => `${name}: ${s}`),
    );
    if (!(name in owned.records)) continue;
    const { status, data } = JSON.parse(body) as { status: number; data: { items?: unknown[] } };
    if (statusCode === 200 && status === 1 && data.items?.length !== 0) allowed.push(name);
  }
  expect(leaks).toEqual([]);
  expect(allowed).toEqual([]);
  expect(await stored(owned.customer)).toEqual(before);
  expect((await stranger.send({ url: `/uploads/${owned.image}` })).statusCode).toBe(404);
});

// Otherwise a request that is wrong for everybody would pass as protected.
it('the same requests reach the owner’s records', async () => {
  const unreached: string[] = [];
  for (const [name, request] of Object.entries(owned.records)) {
    const { body } = await send(owner, name, request);
    const { status, data } = JSON.parse(body) as { status: number; data: { code?: string; items?: unknown[] } };
    const found = status === 1 ? data.items?.length !== 0 : !['not-found', 'file-unknown'].includes(data.code ?? '');
    if (!found) unreached.push(`${name}: ${body}`);
  }
  expect(unreached).toEqual([]);
});

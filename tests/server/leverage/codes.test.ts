import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { hashOfCode, issueCode, publishCode, randomCode } from '#server/domains/leverage/room-codes';
import { withdrawCode } from '#server/domains/leverage/room-code-store';
import { type TestCustomer, useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { nextPeriod } from './support.ts';

const server = useApp(({ clock }) => ({ prices: testPrices(clock) }));
const guarded = useApp(({ clock }) => ({ prices: testPrices(clock), limits: true }));

const issue = ({ db, clock } = server, change: { room?: string; maxUses?: number; expiresAt?: Date } = {}) =>
  transact(db, (tx) =>
    issueCode(
      tx,
      { room: 'superior', maxUses: 1, expiresAt: null, note: '', createdBy: 'Ada', ...change },
      clock.now(),
    ),
  );

/** A customer who can afford every room. */
async function wealthy(app = server): Promise<TestCustomer> {
  const customer = await app.customer();
  await app.fund(customer.id, 'USDT', '20000');
  return customer;
}

const enter = ({ client }: TestCustomer, code: string, room = 'superior') =>
  client.try('POST leverage/enter', { room, code });

const usesOf = async (id: bigint): Promise<number> =>
  (await server.db.selectFrom('leverage_codes').select('uses').where('id', '=', id).executeTakeFirstOrThrow()).uses;

describe('a room’s code', () => {
  it('opens it once per use, for good, however it is typed', async () => {
    await nextPeriod(server, { room: 'superior', opening: '2500' });
    const [one, other] = [await wealthy(), await wealthy()];
    const { id, code } = await issue();
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    expect((await enter(one, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).data).toMatchObject({ entered: true });
    expect((await enter(other, code)).data).toMatchObject({ code: 'room-code-wrong' });
    // Coming back needs none.
    expect((await enter(one, '')).status).toBe(1);
    expect((await enter(one, 'nonsense')).status).toBe(1);
    expect(await usesOf(id)).toBe(1);
  });

  it('is refused empty, wrong, for another room, expired, and withdrawn', async () => {
    const customer = await wealthy();
    const vip = await issue(server, { room: 'vip' });
    const expired = await issue(server, { expiresAt: new Date(server.clock.now().getTime() + 60_000) });
    const withdrawn = await issue();
    server.clock.advance(60);
    await transact(server.db, (tx) => withdrawCode(tx, withdrawn.id, server.clock.now()));
    for (const code of ['', '---', 'WRONG', randomCode(), vip.code, expired.code, withdrawn.code, 'x'.repeat(32)])
      expect([code, (await enter(customer, code)).data.code]).toEqual([code, 'room-code-wrong']);
    for (const code of ['x'.repeat(33), 5, null, { $ne: '' }])
      expect((await enter(customer, code as string)).http).toBe(422);
    expect(await usesOf(vip.id)).toBe(0);
  });

  it('keeps those in who entered when it is withdrawn', async () => {
    await nextPeriod(server, { room: 'superior', opening: '2500' });
    const [one, other] = [await wealthy(), await wealthy()];
    const { id, code } = await issue(server, { maxUses: 5 });
    await enter(one, code);
    await transact(server.db, (tx) => withdrawCode(tx, id, server.clock.now()));
    expect((await enter(other, code)).data.code).toBe('room-code-wrong');
    expect((await one.client.call('GET leverage/room', { id: 'superior' })).entered).toBe(true);
    expect((await one.client.call('POST leverage/stay', { room: 'superior' })).traders).toBeGreaterThan(0);
  });

  it('is not used by who can’t enter', async () => {
    const poor = await server.customer();
    const { id, code } = await issue();
    expect((await enter(poor, code)).data).toMatchObject({ code: 'insufficient-balance' });
    expect(await usesOf(id)).toBe(0);
  });

  it('lets in as many as it has uses, of a hundred at once', async () => {
    await nextPeriod(server, { room: 'superior', opening: '2500' });
    const { id, code } = await issue(server, { maxUses: 3 });
    const customers = await Promise.all(Array.from({ length: 20 }, () => wealthy()));
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        enter(customers[index % 20]!, code).then(({ status }) => [index % 20, status]),
      ),
    );
    expect(new Set(responses.filter(([, status]) => status === 1).map(([who]) => who)).size).toBe(3);
    expect(await usesOf(id)).toBe(3);
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from leverage_code_uses where code_id = ${id}`.execute(server.db);
    expect(rows[0]?.count).toBe(3n);
  });

  it('is stored as a hash', async () => {
    const { code } = await issue();
    const { rows } = await sql<{ text: string }>`
      select c::text as text from leverage_codes c union all select a::text from operator_audit a`.execute(server.db);
    for (const { text } of rows) expect(text.includes(code) || text.includes(code.replaceAll('-', ''))).toBe(false);
    expect(hashOfCode('vip', code).equals(hashOfCode('superior', code))).toBe(false);
  });
});

describe('guesses at codes', () => {
  it('wait after five wrong ones, also with the right one, and entering elsewhere clears nothing', async () => {
    await nextPeriod(guarded);
    const customer = await wealthy(guarded);
    const { code } = await issue(guarded);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await enter(customer, `WRONG-${turn}`)).data.code).toBe('room-code-wrong');
    expect((await enter(customer, code)).http).toBe(429);
    // This room checks no code, so it is no correct guess.
    expect((await enter(customer, 'anything', 'junior')).data).toMatchObject({ entered: true });
    expect((await enter(customer, code)).http).toBe(429);
    guarded.clock.advance(400);
    await nextPeriod(guarded, { room: 'superior', opening: '2500' });
    expect((await enter(customer, code)).data).toMatchObject({ entered: true });
  });

  it('are limited when they come at once', async () => {
    const customer = await wealthy(guarded);
    const responses = await Promise.all(Array.from({ length: 100 }, (_, index) => enter(customer, `WRONG-${index}`)));
    expect(responses.filter(({ http }) => http === 200).length).toBeLessThanOrEqual(5);
  });

  it('don’t count what was checked without a code', async () => {
    const customer = await guarded.customer();
    for (let turn = 0; turn < 8; turn += 1) expect((await enter(customer, '')).data.code).toBe('insufficient-balance');
  });
});

describe('the terms of a code', () => {
  it('say how to get one, and the code itself where it is published', async () => {
    const { client } = await server.customer();
    const terms = async (lang: string) =>
      (await client.call('GET leverage/rooms', {}, { lang })).items.map(({ code_terms: each }) => each);
    const [junior, superior] = await terms('en-us');
    expect(junior).toBeNull();
    expect(superior).toContain('support');
    const published = { room: 'superior', code: 'SUPERIOR-2026', note: 'Sandbox', createdBy: 'automatic' };
    await transact(server.db, (tx) => publishCode(tx, published, server.clock.now()));
    for (const lang of ['en-us', 'de-de', 'ja-jp', 'th-th']) {
      const [none, said, vip] = await terms(lang);
      expect([none, said?.includes('SUPERIOR-2026'), vip?.includes('2026')]).toEqual([null, true, false]);
    }
    await nextPeriod(server, { room: 'superior', opening: '2500' });
    expect((await enter(await wealthy(), 'superior 2026')).status).toBe(1);
    expect((await enter(await wealthy(), 'SUPERIOR-2026')).status).toBe(1);
  });
});

import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LeverageProof } from '#contract/leverage-proof';
import { verifyProof } from '#contract/leverage-verify';
import { dollars } from '#contract/market-simulated-markets';
import { proofHashes } from '#contract/proof-hashes';
import { Prices, rooms } from '../../unit/contract/period-proofs.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { runJobs } from './support.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const server = useApp(({ clock }) => ({ prices: { ...testPrices(clock), name: 'simulator' } }));
const proofOf = (period: string) => server.visitor().call('GET leverage/proof', { period });
const junior = rooms[0]!;

const verified = async (proof: LeverageProof, period: string) =>
  verifyProof(proof, { hashes: proofHashes(), period }).then(({ outcome, holds }) => [outcome, holds.length]);

/** A period, three minutes from now, of prices that began `hours` before it, and what is published so far if they are simulated. */
async function period({ hours = 2, published = -DAY, simulated = true } = {}) {
  const now = server.clock.now().getTime();
  // At noon of another day each time, so that no test meets the prices of another.
  const startsAt = Math.floor(now / DAY) * DAY + 2 * DAY + 12 * HOUR;
  server.clock.advance((startsAt + 10_000 - now) / 1_000);
  const from = startsAt - hours * HOUR;
  const prices = new Prices(new Date(from).toISOString());
  const whole = prices.proof(junior, startsAt, [from]);
  const [day] = whole.days;
  const publish = async () => {
    await sql`
      insert into market_commitments (day, chain_end, published_at)
      values (${day!.day}, ${Buffer.from(day!.chain_end, 'hex')}, ${new Date(from + published)})`.execute(server.db);
    const { price, anchor } = day!.openings[0]!;
    const state = { 'BTC-USD': [`${dollars(price)}`, `${dollars(anchor)}`] };
    await sql`insert into market_openings (minute, state) values (${new Date(from)}, ${JSON.stringify(state)})`.execute(
      server.db,
    );
  };
  if (simulated) await publish();
  const reveal = async (until: number, late = 1) => {
    if (!simulated) return;
    const { rows } = await sql<{ last: Date | null }>`
      select max(minute) as last from market_seeds where minute >= ${new Date(from)}`.execute(server.db);
    for (let minute = (rows[0]?.last?.getTime() ?? from - MINUTE) + MINUTE; minute < until; minute += MINUTE) {
      await sql`
        insert into market_seeds (minute, seed, revealed_at)
        values (${new Date(minute)}, ${prices.seed(minute)}, ${new Date(minute + MINUTE + late * 1_000)})`.execute(
        server.db,
      );
    }
  };
  await reveal(startsAt);
  await sql`
    insert into leverage_periods (id, room_id, terms_from, symbol, scale, starts_at, ends_at, opening_price, anchor)
    values (${whole.period}, 'junior', '2020-01-01T00:00:00Z', 'BTC-USD', 2, ${whole.starts_at}, ${whole.ends_at},
      ${whole.opening_price}, ${whole.days[0]!.openings[0]!.anchor})`.execute(server.db);
  const settle = async (late = 1) => {
    const endsAt = startsAt + 3 * MINUTE;
    await reveal(endsAt, late);
    await sql`
      insert into candles (symbol, interval, time, open, high, low, close)
      values ('BTC-USD', '1m', ${new Date(endsAt - MINUTE)}, ${whole.close_price}, ${whole.close_price},
        ${whole.close_price}, ${whole.close_price})`.execute(server.db);
    server.clock.advance((endsAt - server.clock.now().getTime()) / 1_000 + Math.max(2, late));
    await runJobs(server);
  };
  return { id: whole.period, whole, settle, prices, startsAt };
}

describe('the proof of a period', () => {
  it('has what was published before while it runs, and no seed', async () => {
    const { id, whole } = await period();
    const proof = await proofOf(id);
    expect(proof).toMatchObject({ status: 'running', close_price: null, won: [], opening_price: whole.opening_price });
    expect(proof.days).toEqual(whole.days.map((day) => ({ ...day, published_at: expect.any(String), revealed: null })));
    expect(await verified(proof, id)).toEqual(['running', 2]);
  });

  it('has the same for everyone once it is settled, and verifies', async () => {
    const { id, whole, settle } = await period();
    await settle();
    const proof = await proofOf(id);
    expect(proof).toEqual({
      ...whole,
      days: [{ ...whole.days[0], published_at: expect.any(String) }],
      source: proof.source,
    });
    expect(await verified(proof, id)).toEqual(['verified', 6]);
  });

  it('begins at the latest opening at least an hour before', async () => {
    const { id, prices, startsAt, settle } = await period({ hours: 4 });
    for (const hours of [2, 0.5]) {
      const minute = startsAt - hours * HOUR;
      const { openings } = prices.proof(junior, startsAt, [minute]).days[0]!;
      const state = { 'BTC-USD': [`${dollars(openings[0]!.price)}`, `${dollars(openings[0]!.anchor)}`] };
      await sql`insert into market_openings (minute, state) values (${new Date(minute)}, ${JSON.stringify(state)})`.execute(
        server.db,
      );
    }
    await settle();
    const proof: LeverageProof = await proofOf(id);
    expect(proof.days.flatMap(({ openings }) => openings.map(({ minute }) => startsAt - Date.parse(minute)))).toEqual([
      2 * HOUR,
      0.5 * HOUR,
    ]);
    expect(await verified(proof, id)).toEqual(['verified', 6]);
  });

  it('has no close price if a seed was late, or the chain was published too late', async () => {
    const late = await period();
    await late.settle(61);
    expect(await proofOf(late.id)).toMatchObject({ status: 'settled', close_price: null, won: [] });
    expect(await verified(await proofOf(late.id), late.id)).toEqual(['returned', 2]);
    const first = await period({ published: 2 * HOUR + 10_000 });
    await first.settle();
    expect(await proofOf(first.id)).toMatchObject({ status: 'settled', close_price: null });
    expect(await verified(await proofOf(first.id), first.id)).toEqual(['returned', 1]);
  });

  it('says so too when the prices come from exchanges, which publish no seeds', async () => {
    const { name } = server.services.prices;
    onTestFinished(() => void Object.assign(server.services.prices, { name }));
    Object.assign(server.services.prices, { name: 'exchanges' });
    const { id, settle } = await period({ simulated: false });
    expect(await verified(await proofOf(id), id)).toEqual(['running', 1]);
    await settle(90);
    expect(await proofOf(id)).toMatchObject({ status: 'settled', close_price: null, won: [], days: [] });
    expect(await verified(await proofOf(id), id)).toEqual(['returned', 1]);
  });

  it('never has a secret, whatever is asked', async () => {
    const { id, prices, startsAt } = await period();
    const text = JSON.stringify(await proofOf(id));
    for (let minute = startsAt - HOUR; minute < startsAt + HOUR; minute += MINUTE) {
      expect(text).not.toContain(Buffer.from(prices.seed(minute)).toString('hex'));
    }
    for (const odd of [
      'junior',
      'junior-202611210831',
      'junior-999999999999',
      'x'.repeat(64),
      '__proto__-202611210830',
    ]) {
      expect(await server.visitor().try('GET leverage/proof', { period: odd })).toMatchObject({
        http: 404,
        data: { code: 'not-found' },
      });
    }
  });
});

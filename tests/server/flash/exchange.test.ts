import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { completePending } from '#server/domains/flash/complete-pending';
import { sweepQuotes } from '#server/domains/flash/store';
import { transact } from '#server/db/transact';
import { balance, hold } from '#server/ledger/index';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { platformBalance } from '../support/ledger-reads.ts';
import { ask, type Funds, prices, setPrices, traderWith } from './support.ts';

const server = useApp(() => ({ prices }));

beforeEach(setPrices);

const funded = (...funds: Funds) => traderWith(server, ...funds);

const expire = (quote: string) =>
  sql`update flash_quotes set expires_at = created_at + interval '1 millisecond' where id = ${quote}`.execute(
    server.db,
  );

describe('a quote', () => {
  it('has rate, mid rate and spread, and lasts 15 seconds', async () => {
    const { client } = await server.customer();
    const quote = await client.call('POST flash/quote', ask);
    expect(quote).toMatchObject({
      from: 'USDT', to: 'BTC', from_amount: '250', to_amount: '0.00498', rate: '0.00001992', mid_rate: '0.00002',
      spread_percent: '0.4', spread_amount: '0.00002',
    }); // prettier-ignore
    expect(Date.parse(quote.expires_at) - Date.parse(quote.server_time)).toBe(15_000);
    expect(Math.abs(Date.parse(quote.server_time) - Date.now())).toBeLessThan(5_000);
  });

  it('accepts an amount on either side', async () => {
    const { client } = await server.customer();
    const quote = await client.call('POST flash/quote', { ...ask, side: 'to', amount: '0.01' });
    // 0.01 ÷ 0.00001992 = 502.0080321285…, rounded up to six digits.
    expect(quote).toMatchObject({ from_amount: '502.008033', to_amount: '0.01' });
  });

  it('charges the larger spread of the two currencies', async () => {
    const { client } = await server.customer();
    expect(
      await client.call('POST flash/quote', { from: 'USDT', to: 'USDC', amount: '10', side: 'from' }),
    ).toMatchObject({
      spread_percent: '0.1',
      to_amount: '9.99',
    });
    expect(await client.call('POST flash/quote', { from: 'EUR', to: 'VND', amount: '10', side: 'from' })).toMatchObject(
      {
        spread_percent: '0.2',
        to_amount: '311875',
      },
    );
  });

  it.each([
    [{ ...ask, to: 'USDT' }, 'same-currency'],
    [{ ...ask, to: 'XXX' }, 'currency-unknown'],
    [{ ...ask, amount: '0.99' }, 'amount-too-small'],
    [{ ...ask, amount: '100000.000001' }, 'amount-too-large'],
    // Worth a dollar, but less than the last decimal place of the other currency.
    [{ ...ask, from: 'VND', amount: '24999' }, 'amount-too-small'],
  ])('is refused: %j is %s', async (request, code) => {
    const { client } = await server.customer();
    expect(await client.try('POST flash/quote', request)).toMatchObject(refused(code));
  });

  it('states the exceeded limit in the requested currency', async () => {
    const { client } = await server.customer();
    const small = await client.try('POST flash/quote', { from: 'EUR', to: 'BTC', amount: '0.5', side: 'from' });
    expect(small.data).toMatchObject({ code: 'amount-too-small', minimum: '0.8', currency: 'EUR' });
    const large = await client.try('POST flash/quote', { from: 'EUR', to: 'BTC', amount: '3', side: 'to' });
    expect(large.data).toMatchObject({ code: 'amount-too-large', maximum: '2', currency: 'BTC' });
  });

  it('is given for exactly the limits that are told', async () => {
    const { client } = await server.customer();
    for (const currency of ['EUR', 'VND', 'BTC']) {
      const { minimum, maximum } = await client.call('GET flash/limits', { currency });
      for (const amount of [minimum, maximum])
        await client.call('POST flash/quote', { from: currency, to: 'USDT', amount: amount ?? '', side: 'from' });
    }
    expect(await client.try('GET flash/limits', { currency: 'XXX' })).toMatchObject(refused('currency-unknown'));
  });

  it('formats the limit in the customer’s language', async () => {
    const { client } = await server.customer();
    const messages = await Promise.all(
      ['en-us', 'de-de', 'th-th'].map(async (lang) => {
        const { message, data } = await client.try('POST flash/quote', { ...ask, amount: '250000.5' }, { lang });
        expect(data).toMatchObject({ maximum: '100000' });
        return message;
      }),
    );
    expect(messages[0]).toContain('100,000.00 USDT');
    expect(messages[1]).toContain('100.000,00 USDT');
    expect(messages[2]).toContain('100,000.00 USDT');
    const small = await client.try(
      'POST flash/quote',
      { from: 'EUR', to: 'BTC', amount: '0.5', side: 'from' },
      { lang: 'de-de' },
    );
    expect(small.message).toContain('0,80 EUR');
  });

  it('reports too many decimal places at the field', async () => {
    const { client } = await server.customer();
    const response = await client.try('POST flash/quote', { ...ask, amount: '250.0000001' });
    expect(response.http).toBe(422);
    expect(Object.keys(response.data.errors ?? {})).toEqual(['amount']);
  });

  it('is refused while no price is fresh', async () => {
    const { client } = await server.customer();
    prices.silence();
    expect(await client.try('POST flash/quote', ask)).toMatchObject(refused('rate-unavailable'));
  });
});

describe('accepting a quote', () => {
  it('converts at exactly its amounts, whatever the market has done since', async () => {
    const { id, client } = await funded();
    const before = await platformBalance(server.db, 'treasury', 'BTC');
    const { quote } = await client.call('POST flash/quote', ask);
    prices.set({ BTC: '90000' });
    const record = await client.call('POST flash/exchange', { quote });
    expect(record).toMatchObject({
      currency: 'USDT', target: 'BTC', amount: '250', target_amount: '0.00498', rate: '0.00001992', refund: '0', status: 1,
    }); // prettier-ignore
    expect(record.number).toMatch(/^F\d{11,}$/);
    expect(await balance(server.db, id, 'USDT')).toEqual({ currency: 'USDT', available: '750', held: '0' });
    expect(await balance(server.db, id, 'BTC')).toEqual({ currency: 'BTC', available: '0.00498', held: '0' });
    expect(Number(await platformBalance(server.db, 'treasury', 'BTC')) - Number(before)).toBeCloseTo(-0.005, 12);
    expect(server.events).toContainEqual({ customer: id, event: 'balance', payload: {} });
  });

  it('happens once: the same key returns the first response, another key is refused', async () => {
    const { id, client } = await funded();
    const { quote } = await client.call('POST flash/quote', ask);
    const first = await client.call('POST flash/exchange', { quote }, { key: 'accept-once' });
    expect(await client.call('POST flash/exchange', { quote }, { key: 'accept-once' })).toEqual(first);
    expect(await client.try('POST flash/exchange', { quote })).toMatchObject(refused('quote-used'));
    expect((await balance(server.db, id, 'USDT')).available).toBe('750');
  });

  it('books nothing without enough balance, and the quote can still be used later', async () => {
    const { id, client } = await funded('USDT', '100');
    const { quote } = await client.call('POST flash/quote', ask);
    expect(await client.try('POST flash/exchange', { quote })).toMatchObject({
      status: 0,
      data: { code: 'insufficient-balance', currency: 'USDT' },
    });
    expect((await client.call('GET flash/records', {})).total).toBe(0);
    await server.fund(id, 'USDT', '150');
    expect(await client.call('POST flash/exchange', { quote })).toMatchObject({ status: 1 });
  });

  it('fails after the deadline', async () => {
    const { client } = await funded();
    const { quote } = await client.call('POST flash/quote', ask);
    await expire(quote);
    expect(await client.try('POST flash/exchange', { quote })).toMatchObject(refused('quote-expired'));
  });

  it('treats another customer’s quote as not found', async () => {
    const [owner, other] = [await funded(), await funded()];
    const { quote } = await owner.client.call('POST flash/quote', ask);
    expect(await other.client.try('POST flash/exchange', { quote })).toMatchObject({
      http: 404,
      data: { code: 'not-found' },
    });
  });
});

describe('records and pending exchanges', () => {
  it('keep all terms of the quote', async () => {
    const { client } = await funded();
    const { quote, mid_rate, spread_percent, spread_amount, rate } = await client.call('POST flash/quote', ask);
    const record = await client.call('POST flash/exchange', { quote });
    expect(record).toMatchObject({ rate, mid_rate: '0.00002', spread_percent: '0.4', spread_amount: '0.00002' });
    expect({ mid_rate, spread_percent, spread_amount }).toEqual({
      mid_rate: record.mid_rate,
      spread_percent: record.spread_percent,
      spread_amount: record.spread_amount,
    });
    expect((await client.call('GET flash/records', {})).items).toEqual([record]);
  });

  it('are listed newest first, in pages, only for their customer', async () => {
    const { client } = await funded('EUR', '500');
    await funded();
    const numbers: string[] = [];
    for (let index = 0; index < 23; index += 1) {
      const { quote } = await client.call('POST flash/quote', { from: 'EUR', to: 'USD', amount: '10', side: 'from' });
      numbers.unshift((await client.call('POST flash/exchange', { quote })).number);
    }
    const first = await client.call('GET flash/records', {});
    const second = await client.call('GET flash/records', { page: '2' });
    expect(first).toMatchObject({ page: 1, pageSize: 20, total: 23 });
    expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(numbers);
  });

  it('are found by their number, only for their customer', async () => {
    const [owner, other] = [await funded(), await funded()];
    const { quote } = await owner.client.call('POST flash/quote', ask);
    const { number } = await owner.client.call('POST flash/exchange', { quote });
    const { quote: second } = await owner.client.call('POST flash/quote', ask);
    await owner.client.call('POST flash/exchange', { quote: second });
    expect(await owner.client.call('GET flash/records', { number })).toMatchObject({ items: [{ number }], total: 1 });
    expect(await other.client.call('GET flash/records', { number })).toMatchObject({ items: [], total: 0 });
  });

  it('completes pending exchanges at the start, once', async () => {
    const { id, client } = await funded();
    const { quote } = await client.call('POST flash/quote', ask);
    // As if a database was restored to the time between hold and conversion.
    await transact(server.db, async (tx) => {
      await sql`update flash_quotes set used_at = now() where id = ${quote}`.execute(tx);
      await sql`insert into flash_exchanges (number, quote_id, customer_id, created_at) values ('F1', ${quote}, ${id}, now())`.execute(
        tx,
      );
      await hold(tx, { kind: 'flash-exchange', reference: 'F1', customer: id, currency: 'USDT', amount: '250' });
    });
    const fail = (error: unknown) => {
      throw error;
    };
    const done = await Promise.all([completePending(server.db, fail), completePending(server.db, fail)]);
    expect(Math.max(...done) + Math.min(...done)).toBe(1);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '750', held: '0' });
    expect((await client.call('GET flash/records', {})).items).toMatchObject([{ number: 'F1', status: 1 }]);
  });

  it('starts although a pending exchange has no open hold, and completes the others', async () => {
    const { id, client } = await funded();
    for (const number of ['F2', 'F3']) {
      const { quote } = await client.call('POST flash/quote', ask);
      await sql`update flash_quotes set used_at = now() where id = ${quote}`.execute(server.db);
      await sql`insert into flash_exchanges (number, quote_id, customer_id, created_at)
        values (${number}, ${quote}, ${id}, now())`.execute(server.db);
    }
    await transact(server.db, (tx) =>
      hold(tx, { kind: 'flash-exchange', reference: 'F3', customer: id, currency: 'USDT', amount: '250' }),
    );
    const errors: unknown[] = [];
    expect(await completePending(server.db, (error) => errors.push(error))).toBe(1);
    expect(errors).toMatchObject([{ name: 'HoldNotOpen' }]);
    const { items } = await client.call('GET flash/records', {});
    expect(items.map(({ number, status }) => [number, status])).toEqual([
      ['F3', 1],
      ['F2', 0],
    ]);
  });
});

it('quotes that nobody used are deleted a day later, and no others', async () => {
  const { client } = await funded('USDT', '1000');
  const ids = async () =>
    (await server.db.selectFrom('flash_quotes').select('id').orderBy('created_at').execute()).map(({ id }) => id);
  const before = await ids();
  const used = await client.call('POST flash/quote', ask);
  await client.call('POST flash/exchange', { quote: used.quote });
  const unused = await client.call('POST flash/quote', ask);
  await sweepQuotes(server.db, new Date(Date.parse(unused.expires_at)));
  expect((await ids()).filter((id) => !before.includes(id))).toEqual([used.quote, unused.quote]);
  await sweepQuotes(server.db, new Date(Date.parse(unused.expires_at) + 1));
  expect((await ids()).filter((id) => !before.includes(id))).toEqual([used.quote]);
});

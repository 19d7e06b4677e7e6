import { describe, expect, it } from 'vitest';
import { acts, operate, withToken } from '../operator/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { saver } from './support.ts';

const server = useApp(withToken);

const terms = {
  currency: 'USDT',
  days: 30,
  daily_rate: '0.02',
  interest: 'simple',
  minimum: '50',
  maximum: '50000',
  early_cost: '0.5',
};

const post = (path: string, body: object = {}) => operate(server, 'POST', path, body);
const products = async () => (await operate(server, 'GET', 'pledge-products')).data.items as Record<string, unknown>[];

describe('the operator', () => {
  it('adds a product, adds another with new terms, and closes the first; what runs keeps its terms', async () => {
    const first = (await post('pledge-products', terms)).data;
    expect(first).toEqual({ id: 'usdt-30-1', yearly_rate: '7.3' });
    const { client } = await saver(server);
    const { number } = await client.call('POST pledge/open', { product: 'usdt-30-1', amount: '400' });
    const second = (await post('pledge-products', { ...terms, daily_rate: '0.01', interest: 'compound' })).data;
    expect(second).toEqual({ id: 'usdt-30-2', yearly_rate: '3.7172' });
    expect((await client.call('GET pledge/products', {})).items.map(({ id }) => id)).toEqual([
      'usdt-30-1',
      'usdt-30-2',
    ]);

    expect((await post('pledge-products/usdt-30-1/close')).http).toBe(200);
    expect((await client.call('GET pledge/products', {})).items.map(({ id }) => id)).toEqual(['usdt-30-2']);
    expect(await client.try('POST pledge/open', { product: 'usdt-30-1', amount: '400' })).toMatchObject(
      refused('product-closed'),
    );
    const [record] = (await client.call('GET pledge/records', { number })).items;
    expect(record).toMatchObject({ status: 'running', interest_at_maturity: '2.4', product: { daily_rate: '0.02' } });
    expect(await products()).toMatchObject([
      { id: 'usdt-30-1', running: 1, held: '400', yearly_rate: '7.3' },
      { id: 'usdt-30-2', running: 0, held: '0', closed_at: null },
    ]);
    // Closed once.
    expect((await post('pledge-products/usdt-30-1/close')).http).toBe(404);
    expect((await post('pledge-products/no-such-product/close')).http).toBe(404);
    const found = await acts(server);
    expect(found.map(({ act, subject, operator }) => [act, subject, operator])).toEqual([
      ['pledge-product-closed', 'pledge-product/usdt-30-1', 'Ada'],
      ['pledge-product-added', 'pledge-product/usdt-30-2', 'Ada'],
      ['pledge-product-added', 'pledge-product/usdt-30-1', 'Ada'],
    ]);
    expect(found.at(-1)?.details).toEqual(terms);
  });

  it('adds ten at once, each with its own id', async () => {
    const added = await Promise.all(
      Array.from({ length: 10 }, () => post('pledge-products', { ...terms, currency: 'EUR' })),
    );
    expect(added.map(({ data }) => String(data.id)).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, index) => `eur-30-${index + 1}`).toSorted(),
    );
  });

  it.each([
    ['an unknown currency', { currency: 'XXX' }, 200],
    ['no days', { days: 0 }, 422],
    ['too many days', { days: 731 }, 422],
    ['part of a day', { days: 1.5 }, 422],
    ['no interest', { daily_rate: '0' }, 422],
    ['no interest in more digits', { daily_rate: '0.000000' }, 422],
    ['more than 1 percent a day', { daily_rate: '1.000001' }, 422],
    ['a rate with too many digits', { daily_rate: '0.0000001' }, 422],
    ['a rate in words', { daily_rate: 'much' }, 422],
    ['a rate as a number', { daily_rate: 0.02 }, 422],
    ['another kind of interest', { interest: 'generous' }, 422],
    ['nothing as its minimum', { minimum: '0' }, 422],
    ['a minimum in words', { minimum: 'x', maximum: '-' }, 422],
    ['a maximum below the minimum', { maximum: '49' }, 422],
    ['a maximum that no currency has', { maximum: '1000000000001' }, 422],
    ['more digits than the currency', { minimum: '50.0000001' }, 422],
    ['a cost of more than 10 percent', { early_cost: '10.000001' }, 422],
    ['a negative cost', { early_cost: '-1' }, 422],
    ['anything else', { anything: 1 }, 422],
  ])('cannot add %s', async (_what, change, http) => {
    const before = await products();
    const response = await post('pledge-products', { ...terms, ...change });
    expect(response.http).toBe(http);
    if (http === 200) expect(response.data.code).toBe('currency-unknown');
    expect(await products()).toEqual(before);
  });

  it('needs the token', async () => {
    expect((await operate(server, 'GET', 'pledge-products', undefined, { authorization: 'Bearer no' })).http).not.toBe(
      200,
    );
    expect((await operate(server, 'POST', 'pledge-products', terms, { authorization: 'Bearer no' })).http).not.toBe(
      200,
    );
  });
});

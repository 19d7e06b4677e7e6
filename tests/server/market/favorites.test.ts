import { beforeAll, describe, expect, it } from 'vitest';
import { type TestCustomer, useApp } from '../support/app.ts';

const server = useApp();
let customer: TestCustomer;
const read = async (owner: TestCustomer) => (await owner.client.call('GET market/favorites', {})).symbols;

beforeAll(async () => {
  customer = await server.customer();
});

describe('favorite markets', () => {
  it('are none at first', async () => {
    expect(await read(customer)).toEqual([]);
  });

  it('are replaced as a whole and keep their order, on every device, for this customer only', async () => {
    const other = await server.customer();
    const symbols = ['SOL-USD', 'BTC-USD', 'ADA-USD'];
    expect(await customer.client.call('POST market/favorites', { symbols })).toEqual({ symbols });
    const device = await server.device(customer.id);
    expect(await device.call('GET market/favorites', {})).toEqual({ symbols });
    expect(await read(other)).toEqual([]);
    await customer.client.call('POST market/favorites', { symbols: ['BTC-USD'] });
    expect(await read(customer)).toEqual(['BTC-USD']);
    await customer.client.call('POST market/favorites', { symbols: [] });
    expect(await read(customer)).toEqual([]);
  });

  it('leave out duplicates and markets that don’t exist, and say so', async () => {
    const symbols = ['BTC-USD', 'NOPE-USD', 'EUR-USD', 'ETH-USD', 'BTC-USD'];
    const saved = await customer.client.call('POST market/favorites', { symbols });
    expect(saved).toEqual({ symbols: ['BTC-USD', 'ETH-USD'] });
    expect(await read(customer)).toEqual(saved.symbols);
  });

  it('are at most 200, and symbols', async () => {
    const many = Array.from({ length: 201 }, (_, index) => `A${index}-USD`);
    for (const symbols of [many, ['../etc'], 'BTC-USD', null] as string[][]) {
      expect((await customer.client.try('POST market/favorites', { symbols })).http).toBe(422);
    }
    expect((await customer.client.try('POST market/favorites', { symbols: many.slice(0, 200) })).http).toBe(200);
  });

  it('need a login', async () => {
    expect((await server.visitor().try('GET market/favorites', {})).http).toBe(401);
    expect((await server.visitor().try('POST market/favorites', { symbols: [] })).http).toBe(401);
  });

  it('are one of the sent lists after concurrent changes', async () => {
    const lists = [['BTC-USD', 'ETH-USD'], ['SOL-USD'], []];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        customer.client.try('POST market/favorites', { symbols: lists[index % 3] ?? [] }),
      ),
    );
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]));
    expect(lists).toContainEqual(await read(customer));
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { readPresence } from '#server/domains/leverage/presence-store';
import { useApp, type TestCustomer } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { player } from './support.ts';

let now = Date.now();

/** Stands still but for this. */
const advance = (seconds: number): void => {
  now += seconds * 1000;
};

const server = useApp(() => {
  const clock = () => new Date(now);
  return { clock, prices: testPrices(clock) };
});

// Customers that an earlier test left in a room have gone.
beforeEach(() => advance(60));

const stay = ({ client }: Pick<TestCustomer, 'client'>, room = 'junior') => client.call('POST leverage/stay', { room });

describe('time in a room', () => {
  it('adds up from call to call, and a visit ends with a long absence', async () => {
    const customer = await player(server);
    expect(await stay(customer)).toEqual({ traders: 1, seconds: 0, visit_seconds: 0 });
    for (let turn = 0; turn < 3; turn += 1) {
      advance(20);
      await stay(customer);
    }
    advance(20);
    expect(await stay(customer)).toMatchObject({ seconds: 80, visit_seconds: 80 });
    // A phone that slept for a minute.
    advance(60);
    expect(await stay(customer)).toMatchObject({ seconds: 110, visit_seconds: 110 });
    advance(121);
    expect(await stay(customer)).toMatchObject({ seconds: 110, visit_seconds: 0 });
    advance(10);
    expect(await stay(customer)).toMatchObject({ seconds: 120, visit_seconds: 10 });
    const place = { customer: customer.id, room: 'junior' };
    const later = (seconds: number) => readPresence(server.db, place, new Date(now + seconds * 1000));
    expect(await later(120)).toEqual({ seconds: 120, visitSeconds: 10 });
    expect(await later(121)).toEqual({ seconds: 120, visitSeconds: 0 });
  });

  it('is not inflated by a hundred calls at once, on two devices', async () => {
    const customer = await player(server);
    const device = await server.device(customer.id);
    await stay(customer);
    advance(20);
    await Promise.all(Array.from({ length: 100 }, (_, index) => stay(index % 2 ? { client: device } : customer)));
    expect(await stay(customer)).toEqual({ traders: 1, seconds: 20, visit_seconds: 20 });
  });

  it('never goes back, and counts nothing when a clock does', async () => {
    const customer = await player(server);
    await stay(customer);
    advance(20);
    await stay(customer);
    advance(-15);
    expect(await stay(customer)).toMatchObject({ seconds: 20 });
    advance(20);
    // Five seconds after it was last seen.
    expect(await stay(customer)).toMatchObject({ seconds: 25 });
  });

  it('is refused outside of rooms that the customer entered', async () => {
    const customer = await player(server);
    const { client } = customer;
    expect((await client.try('POST leverage/stay', { room: 'vip' })).data.code).toBe('room-not-entered');
    expect((await client.try('POST leverage/stay', { room: 'moon' })).data.code).toBe('not-found');
    expect((await client.try('POST leverage/stay', {} as { room: string })).http).toBe(422);
    expect((await server.visitor().try('POST leverage/stay', { room: 'junior' })).http).toBe(401);
  });
});

describe('traders', () => {
  it('are those seen lately, each once', async () => {
    const [one, other] = [await player(server), await player(server)];
    await stay(one);
    // The count is shared for two seconds.
    advance(2);
    expect((await stay(other)).traders).toBe(2);
    advance(30);
    await stay(one);
    advance(20);
    const { items } = await one.client.call('GET leverage/rooms', {});
    expect(items.map(({ traders }) => traders)).toEqual([1, 0, 0]);
    advance(2);
    expect((await stay(other)).traders).toBe(2);
  });
});

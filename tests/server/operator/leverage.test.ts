import { describe, expect, it } from 'vitest';
import { nextTermsFrom } from '#server/domains/leverage/terms-store';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { nextPeriod } from '../leverage/support.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices(services.clock) }));

const post = (path: string, body: object = {}) => operate(server, 'POST', path, body);

type Item = Record<string, unknown> & { readonly next: Record<string, unknown> | null };
const items = async (path: string) => (await operate(server, 'GET', path)).data.items as Item[];
const roomIn = async (id: string) => (await items('leverage-rooms')).find((room) => room.id === id);

async function newcomer() {
  const customer = await server.customer();
  await server.fund(customer.id, 'USDT', '20000');
  const enter = (code: string) => customer.client.try('POST leverage/enter', { room: 'superior', code });
  return { ...customer, enter };
}

describe('codes of leverage rooms', () => {
  it('are issued, listed without the code, and withdrawn', async () => {
    await nextPeriod(server, { room: 'superior', opening: '2500' });
    const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const issued = await post('leverage-codes', { room: 'superior', uses: 2, until, note: 'For the fair' });
    const code = String(issued.data.code);
    expect((await (await newcomer()).enter(code)).status).toBe(1);
    const listed = await items('leverage-codes');
    expect(listed).toMatchObject([
      {
        id: issued.data.id, room: 'superior', note: 'For the fair', uses: 1, max_uses: 2, expires_at: until, created_by: 'Ada',
        withdrawn_at: null,
      },
    ]); // prettier-ignore
    expect(JSON.stringify(listed)).not.toContain(code);
    expect((await post(`leverage-codes/${String(issued.data.id)}/withdraw`)).http).toBe(200);
    expect((await post(`leverage-codes/${String(issued.data.id)}/withdraw`)).http).toBe(404);
    expect((await (await newcomer()).enter(code)).data.code).toBe('room-code-wrong');
    const log = await acts(server);
    expect(log.map(({ act, subject, operator }) => [act, subject, operator])).toEqual([
      ['leverage-code-withdrawn', `leverage-code/${String(issued.data.id)}`, 'Ada'],
      ['leverage-code-issued', `leverage-code/${String(issued.data.id)}`, 'Ada'],
    ]);
    expect(JSON.stringify(log)).not.toContain('fair');
  });

  it.each([
    [{ room: 'moon', uses: 1 }, 404],
    [{ room: 'superior' }, 422],
    [{ room: 'superior', uses: 0 }, 422],
    [{ room: 'superior', uses: 1.5 }, 422],
    [{ room: 'superior', uses: '1' }, 422],
    [{ room: 'superior', uses: 1, until: '2020-01-01T00:00:00.000Z' }, 422],
    [{ room: 'superior', uses: 1, until: 'tomorrow' }, 422],
    [{ room: 'superior', uses: 1, note: 'x'.repeat(201) }, 422],
    [{ room: 'superior', uses: 1, anything: 1 }, 422],
  ])('are refused %j', async (body, http) => {
    const before = (await items('leverage-codes')).length;
    expect((await post('leverage-codes', body)).http).toBe(http);
    expect(await items('leverage-codes')).toHaveLength(before);
  });
});

describe('terms of leverage rooms', () => {
  it('change from the next period on, and the current one keeps its own', async () => {
    const { startsAt, endsAt } = await nextPeriod(server);
    const { client } = await newcomer();
    const { data } = await post('leverage-rooms/junior', { edge: '1', period_max_point: '500' });
    expect(data).toMatchObject({ valid_from: endsAt.toISOString(), edge: '1', period_max_point: '500' });
    expect(await roomIn('junior')).toMatchObject({ edge: '2', period_max_point: '200', next: { edge: '1' } });
    const now = await client.call('GET leverage/room', { id: 'junior' });
    expect(now).toMatchObject({ edge: '2', period: { starts_at: startsAt.toISOString() } });
    await nextPeriod(server);
    expect(await client.call('GET leverage/room', { id: 'junior' })).toMatchObject({
      edge: '1', period_max_point: '500', single_order_min_point: '1', period: { starts_at: endsAt.toISOString() },
    }); // prettier-ignore
    expect(await roomIn('junior')).toMatchObject({ edge: '1', next: null });
    expect((await acts(server))[0]).toMatchObject({
      act: 'leverage-terms-changed', subject: 'leverage-room/junior', details: { edge: '1', from: endsAt.toISOString() },
    }); // prettier-ignore
  });

  it('are replaced by later ones before they begin', async () => {
    await nextPeriod(server, { room: 'vip' });
    await post('leverage-rooms/vip', { edge: '3' });
    await post('leverage-rooms/vip', { single_order_min_point: '60' });
    expect(await roomIn('vip')).toMatchObject({ next: { edge: '1', single_order_min_point: '60' } });
  });

  it('change the settlement minutes where periods of both begin', async () => {
    await nextPeriod(server, { room: 'superior', opening: '2500' });
    const { data } = await post('leverage-rooms/superior', { settlement_minutes: 4, code_needed: false });
    const from = new Date(String(data.valid_from));
    expect(from.getTime() % (20 * 60_000)).toBe(0);
    server.clock.advance((from.getTime() - server.clock.now().getTime()) / 1000 - 300 + 5);
    await nextPeriod(server, { room: 'superior', opening: '2500' });
    const { enter } = await newcomer();
    const entered = await enter('');
    expect(entered.data).toMatchObject({ settlement_minutes: 4, period: { starts_at: from.toISOString() } });
  });

  it.each([
    ['moon', { edge: '1' }, 404],
    ['junior', {}, 422],
    ['junior', { edge: '21' }, 422],
    ['junior', { edge: '-1' }, 422],
    ['junior', { edge: '1.005' }, 422],
    ['junior', { edge: 1 }, 422],
    ['junior', { edge: 'abc' }, 422],
    ['junior', { settlement_minutes: 7 }, 422],
    ['junior', { settlement_minutes: 0 }, 422],
    ['junior', { single_order_min_point: '0' }, 422],
    ['junior', { single_order_min_point: '1.0000001' }, 422],
    ['junior', { single_order_min_point: '100000' }, 422],
    ['junior', { period_max_point: '0.5' }, 422],
    ['junior', { entry_min_point: '-1' }, 422],
    ['junior', { tier: 'vip' }, 422],
  ])('of %s are refused %j', async (room, body, http) => {
    const before = await items('leverage-rooms');
    expect((await post(`leverage-rooms/${room}`, body)).http).toBe(http);
    expect(await items('leverage-rooms')).toEqual(before);
  });

  it('of operators at once leave one set of terms to come', async () => {
    await nextPeriod(server, { room: 'vip' });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => post('leverage-rooms/vip', { edge: `${(index % 9) + 1}` })),
    );
    const { rows } = {
      rows: await server.db.selectFrom('leverage_terms').selectAll().where('room_id', '=', 'vip').execute(),
    };
    expect(rows.filter(({ valid_from: from }) => from > server.clock.now())).toHaveLength(1);
  });

  it('leave ten seconds until they begin', () => {
    const from = (time: string, minutes = 3, next = 3) =>
      nextTermsFrom(minutes, next, new Date(`2026-12-31T${time}Z`)).toISOString();
    expect(from('10:00:00')).toBe('2026-12-31T10:03:00.000Z');
    expect(from('10:02:50')).toBe('2026-12-31T10:03:00.000Z');
    expect(from('10:02:51')).toBe('2026-12-31T10:06:00.000Z');
    expect(from('23:58:00')).toBe('2027-01-01T00:00:00.000Z');
    expect(from('10:01:00', 3, 10)).toBe('2026-12-31T10:30:00.000Z');
  });

  it('and codes need the token', async () => {
    for (const path of ['leverage-rooms', 'leverage-codes'])
      expect((await operate(server, 'GET', path, undefined, { authorization: 'Bearer no' })).http).not.toBe(200);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { creditScore } from '#server/domains/account/credit-score';
import { useApp } from '../support/app.ts';

const server = useApp();

const day = 86_400_000;

describe('the credit score', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const facts = { emailConfirmed: true, identityVerified: true, fundPasswordSet: true, createdAt: now };

  it('ranges from 0 to 100', () => {
    const old = new Date(now.getTime() - 4000 * day);
    expect(creditScore({ ...facts, createdAt: old }, now).total).toBe(100);
    const nothing = { emailConfirmed: false, identityVerified: false, fundPasswordSet: false, createdAt: now };
    const { total, parts } = creditScore(nothing, now);
    expect([total, parts.reduce((sum, { max }) => sum + max, 0)]).toEqual([0, 100]);
  });

  it.each([
    [0, 0],
    [29, 0],
    [30, 5],
    [89, 10],
    [180, 30],
    [400, 30],
    [-1, 0],
  ])('counts %i days with the account as %i points', (days, points) => {
    const { parts } = creditScore({ ...facts, createdAt: new Date(now.getTime() - days * day) }, now);
    expect(parts.find(({ kind }) => kind === 'months')?.points).toBe(points);
  });

  it('follows from the customer’s data and is the same in both calls', async () => {
    const { id, client } = await server.customer();
    expect(await client.call('GET user/score', {})).toEqual({
      total: 20,
      parts: [
        { kind: 'email', points: 20, max: 20 },
        { kind: 'identity', points: 0, max: 30 },
        { kind: 'fund-password', points: 0, max: 20 },
        { kind: 'months', points: 0, max: 30 },
      ],
    });
    await sql`update customers set real_status = 1, fund_password_hash = '-', created_at = created_at - interval '61 days'
      where id = ${id}`.execute(server.db);
    expect((await client.call('GET user/score', {})).total).toBe(80);
    expect((await client.call('POST user/refresh', {})).info.credit_score).toBe(80);
    await sql`update customers set real_status = 2 where id = ${id}`.execute(server.db);
    expect((await client.call('GET user/score', {})).total).toBe(50);
  });
});

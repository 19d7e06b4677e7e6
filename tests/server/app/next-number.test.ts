import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { nextNumber } from '#server/db/next-number';
import { useApp } from '../support/app.ts';

const server = useApp();

/** The next three numbers after the sequence gave `last`. */
async function after(last: number, sequence: `${string}_numbers`): Promise<readonly string[]> {
  await sql`select setval(${sequence}, ${last})`.execute(server.db);
  const at = new Date('2026-11-25T23:59:59Z');
  const { rows } = await sql<{ number: string }>`
    select ${nextNumber('W', sequence, at)} as number from generate_series(1, 3)`.execute(server.db);
  return rows.map(({ number }) => number);
}

it('fills up to five digits', async () => {
  expect(await after(41, 'withdrawal_numbers')).toEqual(['W26112500042', 'W26112500043', 'W26112500044']);
});

it.each(['deposit', 'withdrawal', 'flash', 'counter', 'leverage', 'pledge'] as const)(
  '%s numbers stay apart beyond five digits',
  async (kind) => {
    expect(await after(99_998, `${kind}_numbers`)).toEqual(['W26112599999', 'W261125100000', 'W261125100001']);
  },
);

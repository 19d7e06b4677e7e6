import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { ask, prices, setPrices, traderWith } from '../flash/support.ts';
import { useApp } from '../support/app.ts';

const server = useApp(() => ({ prices }));
const guide = await readFile(new URL('../../../docs/guides/grow.md', import.meta.url), 'utf8');

beforeEach(setPrices);

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of each unique key. */
  readonly keys: readonly (readonly string[])[];
}

async function tables(): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      (select json_agg(attname) from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select json_agg((
        select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)))
       from pg_index i where i.indrelid = c.oid and i.indisunique) as keys
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`.execute(server.db);
  return rows;
}

/** The tables that a row of the guide lists. */
const listed = (row: string): string[] => {
  const [, cell = ''] = new RegExp(`^\\| ${row} +\\| (.*) \\|$`, 'mu').exec(guide) ?? [];
  return [...cell.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name);
};

const customerOf = ({ name, columns }: Table): string | undefined =>
  name === 'customers' ? 'id' : ['owner', 'transfer_owner', 'customer_id'].find((column) => columns.includes(column));

describe('the guide to growing', () => {
  const ready = listed('by customer, as they are');
  const changed = listed('by customer, with another key');
  const everywhere = listed('a copy on each machine');
  const single = listed('on one machine');

  it('has a place for each table', async () => {
    const places = [...ready, ...changed, ...everywhere, ...single];
    expect(places.toSorted()).toEqual((await tables()).map(({ name }) => name));
  });

  it('splits a table by customer where its keys contain the customer', async () => {
    for (const table of await tables()) {
      const customer = customerOf(table);
      const isReady = customer !== undefined && table.keys.every((key) => key.includes(customer));
      const place = ready.includes(table.name);
      expect([table.name, place && isReady]).toEqual([table.name, place]);
      if (changed.includes(table.name)) expect([table.name, isReady]).toEqual([table.name, false]);
    }
  });

  it('names the tables that would refer to another machine', async () => {
    const { rows } = await sql<{ name: string; other: string }>`
      select conrelid::regclass::text as name, confrelid::regclass::text as other
      from pg_constraint where contype = 'f'`.execute(server.db);
    const split = [...ready, ...changed];
    const across = rows.filter(({ name, other }) => !split.includes(name) && split.includes(other));
    const [, line = ''] = /^\| ([^|]+) refer to customers/mu.exec(guide) ?? [];
    const named = [...line.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name);
    expect([...new Set(across.map(({ name }) => name))].toSorted()).toEqual(named);
  });

  it('counts the rows of a conversion', async () => {
    const count = async (): Promise<number> => {
      const counts = (await tables()).map(({ name }) => sql`select count(*)::int as rows from ${sql.table(name)}`);
      const { rows } = await sql<{ rows: number }>`
        select sum(rows)::int as rows from (${sql.join(counts, sql` union all `)}) counted`.execute(server.db);
      return rows[0]?.rows ?? 0;
    };
    const { client } = await traderWith(server);
    const convert = async () => {
      const { quote } = await client.call('POST flash/quote', ask);
      await client.call('POST flash/exchange', { quote });
    };
    // The first one also opens accounts.
    await convert();
    const before = await count();
    await convert();
    const added = (await count()) - before;
    expect(guide).toContain(`× ${added} rows`);
  });
});

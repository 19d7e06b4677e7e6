import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { exportKinds, inventory } from '#server/domains/privacy/inventory';
import { useApp } from '../support/app.ts';

const server = useApp();

/** Returns the tables with a customer column, by name or by foreign key. */
async function tablesOfCustomers(): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(customer(_id)?|owner)$'
    union
    select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'customers'::regclass
      and conparentid = 0
    order by 1`.execute(server.db);
  return rows.map(({ table }) => table);
}

it('every table with customer data has an entry', async () => {
  expect(Object.keys(inventory).toSorted()).toEqual(await tablesOfCustomers());
});

it('every section of the export has a table', () => {
  const kinds = new Set<string>(
    Object.values(inventory).flatMap(({ exported }) => ('because' in exported ? [] : [...exported])),
  );
  expect([...kinds].toSorted()).toEqual([...exportKinds].toSorted());
});

it('no table with customer data accepts a row for a closed account', async () => {
  const { rows } = await sql<{ table: string }>`
    select tgrelid::regclass::text as table from pg_trigger where tgname = 'open_account' and tgparentid = 0 order by 1`.execute(
    server.db,
  );
  // A posting comes with its transfer.
  const others = ['customers', 'ledger_postings'];
  expect(rows.map(({ table }) => table)).toEqual(
    (await tablesOfCustomers()).filter((table) => !others.includes(table)),
  );
});

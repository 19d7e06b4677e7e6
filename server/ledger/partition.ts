import { sql } from 'kysely';
import { type Db, disableTimeouts, transact, type Tx } from '../db/transact.ts';

/** What grows with each transfer, and the column that says whose it is. Those that others refer to come first. */
const TABLES = [
  ['ledger_transfers', 'owner'],
  ['ledger_postings', 'transfer_owner'],
  ['ledger_holds', 'customer_id'],
] as const;

/** Where partitions are; servers reach them through their tables alone. */
const PARTITIONS = 'ledger_partitions';
/** Where the tables are before they are dropped. */
const WHOLE = 'ledger_whole';

interface Definition {
  readonly kind: 'key' | 'foreign key' | 'index' | 'trigger' | 'right';
  /** Whether it is a trigger that only fires for the table that a statement names. */
  readonly of_statement: boolean;
  readonly text: string;
}

/** Returns what a table has besides its columns, as statements. */
async function definitionsOf(tx: Tx, table: string): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select case contype when 'f' then 'foreign key' else 'key' end as kind, false as of_statement,
        format('alter table %I add constraint %I %s', ${table}::text, conname, pg_get_constraintdef(oid)) as text
      from pg_constraint where conrelid = ${table}::regclass and contype in ('p', 'u', 'c', 'f')
    union all
    select 'index', false, pg_get_indexdef(indexrelid) from pg_index i
      where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)
    union all
    select 'trigger', tgtype & 1 = 0, pg_get_triggerdef(oid, true) from pg_trigger
      where tgrelid = ${table}::regclass and not tgisinternal
    union all
    select 'right', false, format('grant %s on %I to %I', privilege_type, ${table}::text, grantee::regrole)
      from pg_class c, aclexplode(c.relacl) where c.oid = ${table}::regclass and grantee <> c.relowner`.execute(tx);
  return rows;
}

async function partition(tx: Tx, table: string, column: string, count: number, definitions: readonly Definition[]) {
  const run = async (...kinds: Definition['kind'][]): Promise<void> => {
    for (const { text } of definitions.filter(({ kind }) => kinds.includes(kind))) await sql.raw(text).execute(tx);
  };
  const [name, whole] = [sql.id(table), sql.id(WHOLE, table)];
  await sql`create table ${name} (like ${whole} including defaults including identity including storage)
    partition by hash (${sql.id(column)})`.execute(tx);
  for (let number = 0; number < count; number += 1) {
    const part = sql.id(PARTITIONS, `${table}_${number}`);
    await sql`create table ${part} partition of ${name}
      for values with (modulus ${sql.lit(count)}, remainder ${sql.lit(number)})`.execute(tx);
    for (const { text } of definitions.filter(({ of_statement: isOfStatement }) => isOfStatement))
      await sql.raw(text.replace(` ON ${table} `, ` ON ${PARTITIONS}.${table}_${number} `)).execute(tx);
  }
  await sql`insert into ${name} overriding system value select * from ${whole}`.execute(tx);
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false) from ${whole}`.execute(
    tx,
  );
  await run('key', 'index', 'foreign key');
  await run('trigger', 'right');
}

/**
 * Splits the ledger's transfers, postings, and holds by customer into `count` partitions, all or nothing. Whoever books waits
 * meanwhile. Throws if they are split already.
 */
export async function partitionLedger(db: Db, count: number): Promise<void> {
  await transact(db, async (tx) => {
    await disableTimeouts(tx);
    for (const [table] of TABLES) await sql`lock table ${sql.id(table)} in access exclusive mode`.execute(tx);
    const { rows: split } =
      await sql`select from pg_partitioned_table where partrelid = 'ledger_postings'::regclass`.execute(tx);
    if (split.length > 0) throw new Error('The ledger is split already.');
    await sql`create schema ${sql.id(PARTITIONS)}`.execute(tx);
    await sql`create schema ${sql.id(WHOLE)}`.execute(tx);
    const definitions = new Map<string, readonly Definition[]>();
    for (const [table] of TABLES) definitions.set(table, await definitionsOf(tx, table));
    for (const [table] of TABLES) await sql`alter table ${sql.id(table)} set schema ${sql.id(WHOLE)}`.execute(tx);
    for (const [table, column] of TABLES) await partition(tx, table, column, count, definitions.get(table) ?? []);
    for (const [table] of TABLES.toReversed()) await sql`drop table ${sql.id(WHOLE, table)}`.execute(tx);
    await sql`drop schema ${sql.id(WHOLE)}`.execute(tx);
  });
}

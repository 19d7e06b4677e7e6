import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, disableTimeouts, transact, type Tx } from '../db/transact.ts';
import { codeOf } from '../errors.ts';

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

const ATTEMPTS = 60;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';

interface Definition {
  readonly kind: 'constraint' | 'foreign key' | 'index' | 'trigger' | 'right';
  /** Whether it is a trigger that only fires for the table that a statement names. */
  readonly of_statement: boolean;
  readonly text: string;
}

interface Table {
  readonly name: string;
  readonly column: string;
  readonly definitions: readonly Definition[];
}

/** Returns what a table has besides its columns, as statements. */
async function definitionsOf(tx: Tx, table: string): Promise<readonly Definition[]> {
  const { rows } = await sql<Definition>`
    select case contype when 'f' then 'foreign key' else 'constraint' end as kind, false as of_statement,
        format('alter table %I add constraint %I %s', ${table}::text, conname, pg_get_constraintdef(oid)) as text
      from pg_constraint where conrelid = ${table}::regclass and contype in ('p', 'u', 'c', 'f')
    union all
    select 'index', false, pg_get_indexdef(indexrelid) from pg_index i
      where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)
    union all
    select 'trigger', tgtype & 1 = 0, pg_get_triggerdef(oid, true) from pg_trigger
      where tgrelid = ${table}::regclass and not tgisinternal
    union all
    select 'right', false, format('grant %s on %I to %s %s', privilege_type, ${table}::text,
        case grantee when 0 then 'public' else grantee::regrole::text end,
        case when is_grantable then 'with grant option' end)
      from pg_class c, aclexplode(c.relacl) where c.oid = ${table}::regclass and grantee <> c.relowner`.execute(tx);
  return rows;
}

/** Throws if the tables would get another owner, or lose rights on single columns. */
async function requireOwnTables(tx: Tx): Promise<void> {
  const names = TABLES.map(([name]) => name);
  const { rows } = await sql<{ reason: string }>`
    select 'Run it as ' || relowner::regrole || ', who owns the ledger.' as reason from pg_class
      where oid = any(${names}::regclass[]) and relowner::regrole::text <> quote_ident(current_user)
    union all
    select 'Revoke rights on single columns of ' || attrelid::regclass || ' first.' from pg_attribute
      where attrelid = any(${names}::regclass[]) and attacl is not null`.execute(tx);
  if (rows[0]) throw new Error(rows[0].reason);
}

async function splitTable(tx: Tx, { name: table, column, definitions }: Table, count: number): Promise<void> {
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
  await run('constraint', 'index', 'foreign key');
  await run('trigger', 'right');
  await sql`analyze ${name}`.execute(tx);
}

/**
 * Bookings lock these tables in more than one order. Giving up before PostgreSQL looks for a deadlock, after a second, makes
 * none of them its victim, and lets those go on that wait behind this.
 */
async function lock(tx: Tx, mode: 'share row exclusive' | 'access exclusive', tables: readonly string[]) {
  await sql`select set_config('lock_timeout', '200ms', true)`.execute(tx);
  for (const table of tables) await sql`lock table ${sql.id(table)} in ${sql.raw(mode)} mode`.execute(tx);
  await sql`select set_config('lock_timeout', '0', true)`.execute(tx);
}

/** Runs a transaction until it gets its locks. */
async function patiently(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await transact(db, async (tx) => {
        await disableTimeouts(tx);
        await work(tx);
      });
      return;
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt === ATTEMPTS)
        throw new Error('Something holds the ledger, such as a backup. Try again after it.', { cause: error });
    }
    await wait(PAUSE_MS);
  }
}

/** What foreign keys of the ledger refer to. */
const REFERRED = ['customers', 'ledger_accounts'];

async function split(tx: Tx, count: number): Promise<void> {
  await lock(tx, 'share row exclusive', REFERRED);
  await lock(
    tx,
    'access exclusive',
    TABLES.map(([name]) => name),
  );
  await requireOwnTables(tx);
  await sql`create schema ${sql.id(PARTITIONS)}`.execute(tx);
  await sql`create schema ${sql.id(WHOLE)}`.execute(tx);
  const tables: Table[] = [];
  for (const [name, column] of TABLES) tables.push({ name, column, definitions: await definitionsOf(tx, name) });
  for (const { name } of tables) await sql`alter table ${sql.id(name)} set schema ${sql.id(WHOLE)}`.execute(tx);
  for (const table of tables) await splitTable(tx, table, count);
}

async function dropWhole(tx: Tx): Promise<void> {
  await lock(tx, 'access exclusive', REFERRED);
  for (const [name] of TABLES.toReversed()) await sql`drop table ${sql.id(WHOLE, name)}`.execute(tx);
  await sql`drop schema ${sql.id(WHOLE)}`.execute(tx);
}

/**
 * Splits the ledger's transfers, postings, and holds by customer into `count` partitions. Calls that need them wait meanwhile.
 * Does what is left if it was interrupted. Throws if they are split already, or something else holds them for 40 seconds.
 */
export async function partitionLedger(db: Db, count: number): Promise<void> {
  const { rows } = await sql<{ isSplit: boolean; isDone: boolean }>`
    select to_regnamespace(${PARTITIONS}) is not null as "isSplit", to_regnamespace(${WHOLE}) is null as "isDone"`.execute(
    db,
  );
  const { isSplit = false, isDone = true } = rows[0] ?? {};
  if (isSplit && isDone) throw new Error('The ledger is split already.');
  if (!isSplit) await patiently(db, (tx) => split(tx, count));
  // In a transaction of its own: dropping a foreign key locks the table that it refers to, which bookings that wait for the copy
  // have locked.
  await patiently(db, dropWhole);
}

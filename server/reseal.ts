import { sql } from 'kysely';
import { type Db, transact, type Tx } from './db/transact.ts';
import { sealContext as cardContext } from './domains/bank/rules.ts';
import { sealContext as authenticatorContext } from './domains/security/require-code.ts';
import type { Cipher } from './plugins/cipher.ts';
import { mailContext } from './plugins/mail-outbox/index.ts';

interface SealedColumn {
  readonly table: string;
  /** The primary key. */
  readonly key: string;
  readonly column: string;
  /** The column that `contextOf` takes. */
  readonly owner: string;
  contextOf(owner: string): string;
}

/** Everything that is kept sealed. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'verifications', key: 'id', column: 'id_number', owner: 'customer_id', contextOf: (customer) => customer },
  { table: 'bank_cards', key: 'id', column: 'number', owner: 'customer_id', contextOf: cardContext },
  {
    table: 'authenticators',
    key: 'customer_id',
    column: 'secret',
    owner: 'customer_id',
    contextOf: authenticatorContext,
  },
  { table: 'mail_outbox', key: 'id', column: 'content', owner: 'id', contextOf: mailContext },
];

const BATCH = 200;

interface SealedRow {
  readonly key: string;
  readonly owner: string;
  readonly sealed: Buffer;
}

async function rowsAfter(
  tx: Tx,
  { table, key, column, owner }: SealedColumn,
  last: string | undefined,
): Promise<SealedRow[]> {
  const isNext = last === undefined ? sql`true` : sql`${sql.ref(key)} > ${last}`;
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(key)}::text as key, ${sql.ref(owner)}::text as owner, ${sql.ref(column)} as sealed
    from ${sql.table(table)} where ${sql.ref(column)} is not null and ${isNext}
    order by ${sql.ref(table)}.${sql.ref(key)} limit ${BATCH} for update`.execute(tx);
  return rows;
}

/**
 * Seals again, with the cipher's own key and algorithm, what its other key or an older algorithm has sealed. Works while
 * servers run that open both, in transactions of a few rows. Returns how many values were sealed again. Throws if one opens with neither.
 */
export async function reseal(db: Db, cipher: Cipher): Promise<number> {
  let count = 0;
  for (const each of sealedColumns) {
    let last: string | undefined;
    do {
      const after: string | undefined = last;
      last = await transact(db, async (tx) => {
        await sql`select set_config('florin.resealing', 'on', true)`.execute(tx);
        const rows = await rowsAfter(tx, each, after);
        for (const { key, owner, sealed } of rows) {
          const renewed = cipher.reseal(sealed, each.contextOf(owner));
          if (!renewed) continue;
          await sql`update ${sql.table(each.table)} set ${sql.ref(each.column)} = ${renewed}
            where ${sql.ref(each.key)} = ${key}`.execute(tx);
          count += 1;
        }
        return rows.at(-1)?.key;
      });
    } while (last !== undefined);
  }
  return count;
}

import { type RawBuilder, sql } from 'kysely';
import { type Db, transact, type Tx } from '#server/db/transact';

const undone = new Error('undone');

/**
 * Returns what a check finds after changes that are made past the triggers, as by somebody with the rights of a superuser. Undoes
 * them.
 */
export async function foundAfter(
  db: Db,
  check: (tx: Tx) => Promise<string[]>,
  ...changes: readonly RawBuilder<unknown>[]
): Promise<string[]> {
  let found: string[] = [];
  await transact(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const change of changes) {
      const { numAffectedRows = 0n } = await change.execute(tx);
      if (numAffectedRows === 0n) throw new Error('changes nothing');
    }
    found = await check(tx);
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return found;
}

/** Changes what is booked of a kind for a record. */
export const rebook = (kind: string, number: string, factor: string): RawBuilder<unknown> => sql`
  update ledger_postings p set amount = p.amount * ${factor} from ledger_transfers t
  where (t.owner, t.id) = (p.transfer_owner, p.transfer_id) and (t.kind, t.reference) = (${kind}, ${number})`;

/** Deletes what is booked of a kind for a record. */
export const unbook = (kind: string, number: string): readonly RawBuilder<unknown>[] => [
  sql`
    delete from ledger_postings p using ledger_transfers t
    where (t.owner, t.id) = (p.transfer_owner, p.transfer_id) and (t.kind, t.reference) = (${kind}, ${number})`,
  sql`delete from ledger_transfers where (kind, reference) = (${kind}, ${number})`,
];

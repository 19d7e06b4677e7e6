import { sql } from 'kysely';
import type { BalanceLeaf, TreeNode } from '#contract/transparency-tree';
import { deleteInParts } from '../../db/delete-in-parts.ts';
import type { Db, Tx } from '../../db/transact.ts';

interface CustomerBalance {
  readonly customer: string;
  readonly balance: string;
}

/** What is owed and what is there, in one currency. */
export interface CurrencyTotals {
  readonly currency: string;
  readonly assets: string;
  /** Those above zero. */
  readonly balances: readonly CustomerBalance[];
}

/** How many balances are read at once: in one row, all of them would be one text of gigabytes. */
const BATCH = 10_000;

/** Returns the balances of all customers and the platform's assets. The transaction must be `repeatable read`, as of one moment. */
export async function readTotals(tx: Tx): Promise<CurrencyTotals[]> {
  const { rows } = await sql<{ currency: string; assets: string }>`
    select code as currency, coalesce(-sum(posting.amount), 0) as assets
    from currencies
    left join ledger_accounts account on account.owner = 'platform' and bucket = 'external' and account.currency = code
    left join ledger_postings posting on posting.account_id = account.id
    group by code order by code`.execute(tx);
  const owed = new Map(rows.map(({ currency }) => [currency, [] as CustomerBalance[]]));
  await sql`
    declare owed no scroll cursor for
    select currency, customer_id as customer, trim_scale(sum(balance))::text as balance
    from ledger_accounts where customer_id is not null
    group by currency, customer_id having sum(balance) > 0`.execute(tx);
  for (;;) {
    const { rows: batch } = await sql<
      CustomerBalance & { currency: string }
    >`fetch ${sql.lit(BATCH)} from owed`.execute(tx);
    for (const { currency, ...balance } of batch) owed.get(currency)?.push(balance);
    if (batch.length < BATCH) break;
  }
  return rows.map((row) => ({ ...row, balances: owed.get(row.currency) ?? [] }));
}

/** Opens the snapshot of a moment of the schedule. Undefined if it was taken already. Waits for a server that is taking it. */
export async function openSnapshot(tx: Tx, dueAt: Date, takenAt: Date): Promise<bigint | undefined> {
  const row = await tx
    .insertInto('liability_snapshots')
    .values({ due_at: dueAt, taken_at: takenAt })
    .onConflict((conflict) => conflict.constraint('liability_snapshots_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface StoredTree {
  readonly currency: string;
  readonly assets: string;
  readonly leaves: readonly BalanceLeaf[];
  readonly levels: readonly (readonly TreeNode[])[];
}

/** Stores the tree of one currency. */
export async function storeTree(
  tx: Tx,
  snapshot: bigint,
  { currency, assets, leaves, levels }: StoredTree,
): Promise<void> {
  const root = levels.at(-1)?.[0];
  if (!root) throw new Error('a tree has a root');
  await tx
    .insertInto('liability_roots')
    .values({
      snapshot_id: snapshot,
      currency,
      root: Buffer.from(root.hash, 'hex'),
      liabilities: root.sum,
      assets,
      leaves: leaves.length,
    })
    .execute();
  if (leaves.length === 0) return;
  await sql`
    insert into liability_leaves (snapshot_id, currency, customer_id, position, nonce, balance)
    select ${snapshot}, ${currency}, account, position - 1, decode(nonce, 'hex'), balance
    from unnest(${leaves.map(({ account }) => account)}::text[], ${leaves.map(({ nonce }) => nonce)}::text[],
      ${leaves.map(({ balance }) => balance)}::numeric[]) with ordinality as leaf (account, nonce, balance, position)
  `.execute(tx);
  for (const [level, nodes] of levels.entries()) {
    await sql`
      insert into liability_nodes (snapshot_id, currency, level, position, hash, sum)
      select ${snapshot}, ${currency}, ${level}::int, position - 1, decode(hash, 'hex'), sum
      from unnest(${nodes.map(({ hash }) => hash)}::text[], ${nodes.map(({ sum }) => sum)}::numeric[])
        with ordinality as node (hash, sum, position)`.execute(tx);
  }
}

interface Page {
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
}

export async function hasSnapshot(db: Db, dueAt: Date): Promise<boolean> {
  const row = await db.selectFrom('liability_snapshots').select('id').where('due_at', '=', dueAt).executeTakeFirst();
  return row !== undefined;
}

/** Returns one page of the snapshots, newest first, each with its roots by currency, and their total number. */
export async function listSnapshots(db: Db, { page, pageSize }: Page) {
  const [snapshots, { total }] = await Promise.all([
    db
      .selectFrom('liability_snapshots')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    db
      .selectFrom('liability_snapshots')
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const roots =
    snapshots.length === 0
      ? []
      : await db
          .selectFrom('liability_roots')
          .selectAll()
          .where(
            'snapshot_id',
            'in',
            snapshots.map(({ id }) => id),
          )
          .orderBy('currency')
          .execute();
  const items = snapshots.map((snapshot) => ({
    ...snapshot,
    roots: roots.filter(({ snapshot_id }) => snapshot_id === snapshot.id),
  }));
  return { items, total: Number(total) };
}

/** Returns a snapshot, by default the latest one. */
export async function readSnapshot(db: Db, id?: bigint) {
  let query = db.selectFrom('liability_snapshots').selectAll();
  if (id !== undefined) query = query.where('id', '=', id);
  return query.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Returns the customer's leaves in a snapshot, each with the root of its tree. */
export async function customerLeaves(db: Db, snapshot: bigint, customer: string) {
  return db
    .selectFrom('liability_leaves as leaf')
    .innerJoin('liability_roots as root', (join) =>
      join.onRef('root.snapshot_id', '=', 'leaf.snapshot_id').onRef('root.currency', '=', 'leaf.currency'),
    )
    .select(['leaf.currency', 'position', 'nonce', 'balance', 'root', 'liabilities', 'leaves'])
    .where('leaf.snapshot_id', '=', snapshot)
    .where('customer_id', '=', customer)
    .orderBy('leaf.currency')
    .execute();
}

interface NodePlace {
  readonly currency: string;
  readonly level: number;
  readonly position: number;
}

/** Returns the nodes at these places. One that doesn't exist is left out. */
export async function nodesAt(db: Db, snapshot: bigint, places: readonly NodePlace[]) {
  const { rows } = await sql<NodePlace & { hash: Buffer; sum: string }>`
    select node.currency, node.level, node.position, hash, sum
    from unnest(${places.map(({ currency }) => currency)}::text[], ${places.map(({ level }) => level)}::int[],
      ${places.map(({ position }) => position)}::int[]) as place (currency, level, position)
    join liability_nodes as node on node.snapshot_id = ${snapshot} and node.currency = place.currency
      and node.level = place.level and node.position = place.position`.execute(db);
  return rows;
}

/** Deletes leaves and nodes of the snapshots before `time`. Their roots stay published. */
export async function sweepTrees(db: Db, time: Date): Promise<void> {
  for (const table of ['liability_leaves', 'liability_nodes'] as const)
    await deleteInParts((limit) =>
      sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)}
          where snapshot_id in (select id from liability_snapshots where due_at < ${time}) limit ${limit}))`.execute(
        db,
      ),
    );
}

import type { Db, Tx } from '../../db/transact.ts';

export interface NewAlert {
  readonly customer: string;
  readonly symbol: string;
  readonly direction: 'above' | 'below';
  /** In US dollars. */
  readonly price: string;
  readonly createdAt: Date;
}

export interface Alert extends Omit<NewAlert, 'customer'> {
  readonly id: bigint;
  readonly triggeredAt: Date | null;
}

const fields = [
  'id',
  'symbol',
  'direction',
  'price',
  'created_at as createdAt',
  'triggered_at as triggeredAt',
] as const;

/** Returns every alert of a customer, newest first. */
export async function everyAlert(db: Db, customer: string): Promise<Alert[]> {
  return db
    .selectFrom('market_alerts')
    .select(fields)
    .where('customer_id', '=', customer)
    .orderBy('id', 'desc')
    .execute();
}

/** How many triggered alerts of a customer are listed. */
const LISTED = 100;

/** Returns the alerts of a customer that wait and those that were triggered last, newest first. */
export async function alerts(db: Db, customer: string): Promise<Alert[]> {
  return db
    .selectFrom('market_alerts')
    .select(fields)
    .where('customer_id', '=', customer)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('triggered_at', 'is', null),
        eb(
          'id',
          'in',
          selectFrom('market_alerts')
            .select('id')
            .where('customer_id', '=', customer)
            .where('triggered_at', 'is not', null)
            .orderBy('triggered_at', 'desc')
            .orderBy('id', 'desc')
            .limit(LISTED),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the new alert, or the same one if it waits already. */
export async function insertAlert(tx: Tx, { customer, createdAt, ...alert }: NewAlert): Promise<Alert> {
  return tx
    .insertInto('market_alerts')
    .values({ ...alert, customer_id: customer, created_at: createdAt })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'symbol', 'direction', 'price'])
        .where('triggered_at', 'is', null)
        .doUpdateSet({ price: alert.price }),
    )
    .returning(fields)
    .executeTakeFirstOrThrow();
}

/** Returns how many alerts of a customer wait. */
export async function waitingAlerts(tx: Tx, customer: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('market_alerts')
    .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
    .where('customer_id', '=', customer)
    .where('triggered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Returns whether there was one. */
export async function deleteAlert(db: Db, customer: string, id: bigint): Promise<boolean> {
  const row = await db
    .deleteFrom('market_alerts')
    .where('customer_id', '=', customer)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

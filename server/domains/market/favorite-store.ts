import type { Db } from '../../db/transact.ts';

/** Returns the favorite markets in the customer's order. */
export async function favorites(db: Db, customer: string): Promise<readonly string[]> {
  const row = await db
    .selectFrom('market_favorites')
    .select('symbols')
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  return row?.symbols ?? [];
}

/** Replaces the list. Of concurrent changes, the last one wins as a whole. */
export async function saveFavorites(db: Db, customer: string, symbols: readonly string[]): Promise<void> {
  await db
    .insertInto('market_favorites')
    .values({ customer_id: customer, symbols: [...symbols] })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ symbols: [...symbols] }))
    .execute();
}

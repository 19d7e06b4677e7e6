import { type Db, transact } from '#server/db/transact';
import { openPastPledge } from '#server/domains/pledge/past-pledge';
import { findProduct } from '#server/domains/pledge/pledge-store';
import { maturityOf } from '#server/domains/pledge/rules';

/** Opens a term so long ago that it matures at a time. Returns its number. */
export function termUntil(
  db: Db,
  { customer, product: id, amount }: Record<'customer' | 'product' | 'amount', string>,
  maturesAt: Date,
): Promise<string> {
  return transact(db, async (tx) => {
    const found = await findProduct(tx, id, maturesAt);
    if (!found) throw new Error(`no product ${id}`);
    const { product } = found;
    const at = maturityOf(maturesAt, -product.days);
    return (await openPastPledge(tx, { customer, product, amount, at })).number;
  });
}

import { divide, round } from '#contract/money';
import { type Db, transact } from '../db/transact.ts';
import { currencies } from '../domains/market/store.ts';
import type { PriceSource } from '../domains/market/price-source.ts';
import { post } from '../ledger/index.ts';

/** In US dollars, of each currency. */
const CAPITAL = '1000000';

/**
 * Gives the sample operator play money of its own in each currency, once. It is the other side of every conversion, so without
 * any it would owe more than it has.
 */
export async function seedReserves(db: Db, prices: PriceSource): Promise<void> {
  const { usd } = prices.latest() ?? {};
  if (!usd) throw new Error('reserves are seeded after the market has started');
  for (const { code, scale } of await currencies(db)) {
    const price = usd.get(code);
    if (price === undefined) continue;
    const amount = round(divide(CAPITAL, price), Math.min(scale, 2), 'down');
    await transact(db, async (tx) => {
      const seeded = await tx
        .selectFrom('ledger_transfers')
        .select('id')
        .where('owner', '=', 'platform')
        .where('kind', '=', 'capital')
        .where('reference', '=', code)
        .executeTakeFirst();
      if (seeded) return;
      await post(tx, {
        kind: 'capital',
        reference: code,
        postings: [
          { platform: 'external', currency: code, amount: `-${amount}` },
          { platform: 'treasury', currency: code, amount },
        ],
      });
    });
  }
}

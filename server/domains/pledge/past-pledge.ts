import { interestAfter } from '#contract/pledge-interest';
import type { Tx } from '../../db/transact.ts';
import { hold } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { currencies, currencyIn } from '../market/store.ts';
import { redemptionOf } from './describe-pledge.ts';
import { endPledge, HOLD_KIND } from './end-pledge.ts';
import { maturePledge } from './mature-pledge.ts';
import { insertPastPledge, type Pledge } from './pledge-store.ts';
import type { Product } from './product-store.ts';
import { maturityOf } from './rules.ts';

/** Opens a term in the past. Only for seeding history. */
export async function openPastPledge(
  tx: Tx,
  { customer, product, amount, at }: { customer: string; product: Product; amount: string; at: Date },
): Promise<Pledge> {
  const { currency, days } = product;
  const { scale } = currencyIn(await currencies(tx), currency);
  const interestAtMaturity = interestAfter(amount, product, days, scale);
  const opened = { customer, product, amount, openedAt: at, maturesAt: maturityOf(at, days), interestAtMaturity };
  const number = await insertPastPledge(tx, opened);
  await hold(tx, { kind: HOLD_KIND, reference: number, customer, currency, amount, at });
  return { ...opened, number, status: 'running', closed: null };
}

/** Ends a term in the past: at its maturity, or before by redeeming it. Only for seeding history. */
export async function endPastPledge(
  tx: Tx,
  services: Services,
  pledge: Pledge,
  { at, read }: { readonly at: Date; readonly read: boolean },
): Promise<void> {
  if (pledge.maturesAt <= at) return maturePledge(tx, services, pledge, at, { read });
  const ending = redemptionOf(pledge, { currencies: await currencies(tx) }, at);
  return endPledge(tx, pledge, { status: 'redeemed', at, ending, bookedAt: at });
}

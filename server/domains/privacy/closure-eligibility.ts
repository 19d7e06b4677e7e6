import type { ClosureBlocker } from '#contract/privacy';
import type { Db } from '../../db/transact.ts';
import { balances } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { hasPendingExchange } from '../flash/store.ts';
import { isInReview } from '../identity/store.ts';
import { hasOpenDeposit } from '../wallet/deposit-store.ts';
import { amountsOf, isWorthWithdrawing } from './rules.ts';

type Amounts = readonly { readonly currency: string; readonly amount: string }[];

export interface ClosureEligibility {
  /** What keeps the account from being closed. */
  readonly blockers: ClosureBlocker[];
  /** To be withdrawn first. */
  readonly balances: Amounts;
  /** Too little for that. */
  readonly remainder: Amounts;
}

/** How an account stands; with its row locked in the same transaction it stays so until the end of it. */
export async function closureEligibility(
  db: Db,
  { prices }: Pick<Services, 'prices'>,
  customer: string,
): Promise<ClosureEligibility> {
  const owned = await balances(db, customer);
  const worthWithdrawing = isWorthWithdrawing(owned, prices.latest());
  const found: Record<ClosureBlocker, boolean> = {
    balance: worthWithdrawing,
    deposit: await hasOpenDeposit(db, customer),
    order: await hasPendingExchange(db, customer),
    verification: await isInReview(db, customer),
  };
  const amounts = amountsOf(owned);
  return {
    blockers: (Object.keys(found) as ClosureBlocker[]).filter((blocker) => found[blocker]),
    balances: worthWithdrawing ? amounts : [],
    remainder: worthWithdrawing ? [] : amounts,
  };
}

import type { ClosureBlocker } from '#contract/privacy';
import type { Db } from '../../db/transact.ts';
import { balances } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { hasOpenOrder } from '../counters/record-store.ts';
import { hasPendingExchange } from '../flash/store.ts';
import { isInReview } from '../identity/store.ts';
import { hasOpenLeverageOrder } from '../leverage/order-store.ts';
import { hasRunningPledge } from '../pledge/pledge-store.ts';
import { countOpenDeposits } from '../wallet/deposit-store.ts';
import { countOpenWithdrawals } from '../wallet/withdrawal-store.ts';
import { amountsOf, isWorthWithdrawing } from './rules.ts';

type Amounts = readonly { readonly currency: string; readonly amount: string }[];

export interface ClosureEligibility {
  readonly blockers: ClosureBlocker[];
  /** Amounts that the customer must withdraw first. */
  readonly balances: Amounts;
  /** Amounts too small to withdraw, which the customer can forfeit. */
  readonly remainder: Amounts;
  /** Whether what blocks includes money whose worth isn't known now. */
  readonly lacksPrice: boolean;
}

/** Returns what blocks closing an account. Stays true until the end of the transaction if the caller has locked the account. */
export async function closureEligibility(
  db: Db,
  { prices }: Pick<Services, 'prices'>,
  customer: string,
): Promise<ClosureEligibility> {
  const owned = await balances(db, customer);
  const known = isWorthWithdrawing(owned, prices.latest());
  // Without a price, it could be worth anything.
  const worthWithdrawing = known ?? true;
  const found: Record<ClosureBlocker, boolean> = {
    balance: worthWithdrawing,
    deposit: (await countOpenDeposits(db, customer)) > 0,
    withdrawal: (await countOpenWithdrawals(db, customer)) > 0,
    order: await hasPendingExchange(db, customer),
    'counter-order': await hasOpenOrder(db, customer),
    'leverage-order': await hasOpenLeverageOrder(db, customer),
    pledge: await hasRunningPledge(db, customer),
    verification: await isInReview(db, customer),
  };
  const amounts = amountsOf(owned);
  return {
    blockers: (Object.keys(found) as ClosureBlocker[]).filter((blocker) => found[blocker]),
    balances: worthWithdrawing ? amounts : [],
    remainder: worthWithdrawing ? [] : amounts,
    lacksPrice: known === undefined,
  };
}

import { isLess } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { endPastPledge, openPastPledge } from '../../domains/pledge/past-pledge.ts';
import type { Pledge } from '../../domains/pledge/pledge-store.ts';
import { openProducts } from '../../domains/pledge/product-store.ts';
import { balance } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { shareOf } from './share.ts';

export interface PastOpening {
  /** Of the plan, not of the term. */
  readonly id: string;
  readonly at: number;
  readonly currency: string;
  readonly days: number;
  /** Of the available balance. */
  readonly percent: number;
  /** Decimal places of the amount. */
  readonly digits: number;
}

export interface PastEnd {
  readonly id: string;
  /** At the term's maturity, or before to redeem it. */
  readonly at: number;
}

/** The terms of the plan that were opened, by its ids. */
export type OpenedPledges = Map<string, Pledge>;

/** Seeds the opening of a fixed term, unless the customer has too little or the operator has no such product. */
export async function seedOpening(
  tx: Tx,
  customer: string,
  { id, at, currency, days, percent, digits }: PastOpening,
  opened: OpenedPledges,
): Promise<void> {
  const product = (await openProducts(tx)).find((each) => each.currency === currency && each.days === days);
  if (!product) return;
  const { available } = await balance(tx, customer, currency);
  const amount = shareOf(available, percent, digits);
  if (isLess(amount, product.minimum) || isLess(product.maximum, amount)) return;
  opened.set(id, await openPastPledge(tx, { customer, product, amount, at: new Date(at) }));
}

/** Seeds the end of a fixed term, if it was opened. */
export async function seedEnd(
  tx: Tx,
  services: Services,
  { id, at }: PastEnd,
  { opened, read }: { readonly opened: OpenedPledges; readonly read: boolean },
): Promise<void> {
  const pledge = opened.get(id);
  if (pledge) await endPastPledge(tx, services, pledge, { at: new Date(at), read });
}

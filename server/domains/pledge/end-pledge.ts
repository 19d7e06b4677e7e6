import { negate } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { capture, type Posting } from '../../ledger/index.ts';
import { closePledge, type Pledge } from './pledge-store.ts';
import type { Ending } from './rules.ts';

export const HOLD_KIND = 'pledge';

/** Every posting of a term's end except the one that takes its amount from held. */
export const endPostings = ({ customer, product }: Pledge, { interest, cost, received }: Ending): Posting[] => {
  const { currency } = product;
  return [
    { platform: 'interest', currency, amount: negate(interest) },
    { platform: 'fee', currency, amount: cost },
    { customer, bucket: 'available', currency, amount: received },
  ];
};

interface End {
  readonly status: 'matured' | 'redeemed';
  readonly at: Date;
  readonly ending: Ending;
  /** Only for seeding history: when it is booked. */
  readonly bookedAt?: Date;
}

/** Ends a locked term: what it held leaves held, and what it pays becomes available. */
export async function endPledge(tx: Tx, pledge: Pledge, { bookedAt, ...end }: End): Promise<void> {
  const { number: reference, customer } = pledge;
  await closePledge(tx, reference, end);
  const postings = endPostings(pledge, end.ending);
  await capture(tx, { kind: HOLD_KIND, reference, customer, postings, ...(bookedAt ? { at: bookedAt } : {}) });
}

import { negate } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { decimalText } from '../../decimal-text.ts';
import { post } from '../../ledger/index.ts';
import { emitAfterCommit } from '../../plugins/live.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { publishNotice } from '../notices/publish.ts';
import { type Deposit, saveStatus } from './deposit-store.ts';

/** Why a deposit was returned, in the customer's language, is the operator's to say. */
export interface Decision {
  readonly at: Date;
  /** For seeded history alone: nobody is told now, and the notice is of that time. */
  readonly past?: { readonly read: boolean };
}

async function tell(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  kind: string,
  { at, past }: Decision,
  reason = '',
): Promise<void> {
  const { customer, currency, received, sn } = deposit;
  const language = await languageOfCustomer(tx, customer);
  const amount = decimalText(language, received);
  await publishNotice(tx, services, {
    customer,
    language,
    kind,
    values: { amount, currency, number: sn, reason },
    at: past && at,
    read: past?.read,
  });
}

/** Pending to processing. The deposit's row is locked. */
export async function beginReview(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  { at, past }: Decision,
): Promise<Deposit> {
  await saveStatus(tx, deposit.sn, { status: 1, reviewing_at: at });
  if (!past) emitAfterCommit(tx, services.live, deposit.customer, 'balance', {});
  return { ...deposit, status: 1, reviewingAt: at };
}

/** Processing to completed: books the money and tells the customer. The deposit's row is locked. */
export async function creditDeposit(tx: Tx, services: Services, deposit: Deposit, decision: Decision): Promise<void> {
  const { sn, customer, currency, amount, fee, received } = deposit;
  const { at, past } = decision;
  await post(tx, {
    kind: 'deposit',
    reference: sn,
    customer,
    at: past && at,
    postings: [
      { platform: 'external', currency, amount: negate(amount) },
      { platform: 'fee', currency, amount: fee },
      { customer, bucket: 'available', currency, amount: received },
    ],
  });
  await saveStatus(tx, sn, { status: 2, decided_at: at });
  await tell(tx, services, deposit, 'deposit-credited', decision);
  if (!past) emitAfterCommit(tx, services.live, customer, 'balance', {});
}

/** To ended, with a reason that the customer can read: nothing is booked. The deposit's row is locked. */
export async function returnDeposit(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  decision: Decision,
  reason: string,
): Promise<void> {
  const { at, past } = decision;
  await saveStatus(tx, deposit.sn, { status: 3, decided_at: at, reason });
  await tell(tx, services, deposit, 'deposit-returned', decision, reason);
  if (!past) emitAfterCommit(tx, services.live, deposit.customer, 'balance', {});
}

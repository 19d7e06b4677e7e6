import { negate } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { decimalText } from '../../decimal-text.ts';
import { post } from '../../ledger/index.ts';
import { emitAfterCommit } from '../../plugins/live.ts';
import type { NoticeKind } from '../../plugins/texts.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { publishNotice } from '../notices/publish.ts';
import { type Deposit, saveStatus } from './deposit-store.ts';

export interface Decision {
  readonly at: Date;
  /** Only for seeding history: sends no live event, and dates the notice back. */
  readonly past?: { readonly read: boolean };
}

async function notifyCustomer(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  kind: NoticeKind,
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

/** Moves a deposit from pending to processing. The caller must hold its row lock. */
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

/** Completes a deposit: books the money and notifies the customer. The caller must hold its row lock. */
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
  await notifyCustomer(tx, services, deposit, 'deposit-credited', decision);
  if (!past) emitAfterCommit(tx, services.live, customer, 'balance', {});
}

/** Ends a deposit without booking it, with a reason in the customer's language. The caller must hold its row lock. */
export async function returnDeposit(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  decision: Decision,
  reason: string,
): Promise<void> {
  const { at, past } = decision;
  await saveStatus(tx, deposit.sn, { status: 3, decided_at: at, reason });
  await notifyCustomer(tx, services, deposit, 'deposit-not-credited', decision, reason);
  if (!past) emitAfterCommit(tx, services.live, deposit.customer, 'balance', {});
}

import { subtract } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { listCards } from '../../domains/bank/card-store.ts';
import { findWithdrawalTerms } from '../../domains/bank/terms-store.ts';
import { pricesAt } from '../../domains/market/store.ts';
import { worthIn } from '../../domains/wallet/rules.ts';
import { nextWithdrawalNumber, saveProgress } from '../../domains/wallet/withdrawal-store.ts';
import { capture, hold } from '../../ledger/index.ts';
import { MINUTE_MS } from '../../time.ts';

export interface PastDraw {
  readonly at: number;
  readonly currency: string;
  /** Including the fee. */
  readonly amount: string;
}

/** Seeds a completed withdrawal to the customer's card. */
export async function seedBankWithdrawal(tx: Tx, customer: string, { at, currency, amount }: PastDraw): Promise<void> {
  const after = (minutes: number): Date => new Date(at + minutes * MINUTE_MS);
  const [card, terms] = [(await listCards(tx, customer))[0], await findWithdrawalTerms(tx, currency)];
  // The operator may have ended withdrawals of the currency.
  if (!card || !terms) return;
  const { fee } = terms;
  const sn = await nextWithdrawalNumber(tx, after(0));
  await tx
    .insertInto('withdrawals')
    .values({
      sn,
      customer_id: customer,
      currency,
      memo: '',
      card_id: card.id,
      card: card.maskedNumber,
      amount,
      fee,
      worth: worthIn(await pricesAt(tx, after(0)), amount, currency, 'USD') ?? '0',
      created_at: after(0),
      expected_at: after(terms.minutes),
    })
    .execute();
  const booking = { kind: 'withdrawal', reference: sn, customer };
  await hold(tx, { ...booking, currency, amount, at: after(0) });
  await saveProgress(tx, sn, { status: 1, reviewing_at: after(4) });
  await capture(tx, {
    ...booking,
    at: after(25),
    postings: [
      { platform: 'external', currency, amount: subtract(amount, fee) },
      { platform: 'fee', currency, amount: fee },
    ],
  });
  await saveProgress(tx, sn, { sent_at: after(25), transaction_id: `SAMPLE-${sn}` });
  await saveProgress(tx, sn, { status: 2, decided_at: after(160) });
}

import type { Language } from '#contract/languages';
import { type Currency, currencyIn } from '../market/store.ts';
import type { Texts } from '../../plugins/texts.ts';
import type { Network } from './network-store.ts';
import { transactionUrl } from './transaction-id.ts';
import type { Withdrawal } from './withdrawal-store.ts';

const text = (time: Date | null): string | null => time?.toISOString() ?? null;

const step = <Name extends string>(name: Name, at: Date | null, expectedAt: Date | null = null) => ({
  step: name,
  at: text(at),
  expected_at: at ? null : text(expectedAt),
});

/** Returns past and upcoming steps. */
function timelineOf({ createdAt, reviewingAt, sentAt, decidedAt, expectedAt, status, reason }: Withdrawal) {
  const received = step('received', createdAt);
  if (status === 3) {
    const reviewing = reviewingAt ? [step('reviewing', reviewingAt)] : [];
    return [received, ...reviewing, step(reason === null ? 'canceled' : 'returned', decidedAt)];
  }
  return [received, step('reviewing', reviewingAt), step('sent', sentAt), step('completed', decidedAt, expectedAt)];
}

export interface RecordContext {
  readonly currencies: readonly Currency[];
  /** Null for a withdrawal by bank. */
  readonly network: Network | null;
  /** As in CurrencyNetwork; also null by bank, and for play money, whose transactions are on no network. */
  readonly explorer: string | null;
  readonly texts: Texts;
  readonly language: Language;
}

/** Returns a withdrawal in the form of the API. */
export function withdrawalRecord(withdrawal: Withdrawal, context: RecordContext) {
  const { currencies, network, explorer, texts, language } = context;
  const { sn, currency, address, memo, card, amount, fee, received, status, reason, createdAt } = withdrawal;
  const { transactionId } = withdrawal;
  const canceled = () => texts.text(language, 'server:withdrawal.canceled');
  return {
    sn,
    currency,
    display_scale: currencyIn(currencies, currency).displayScale,
    network: withdrawal.network,
    amount,
    fee,
    received,
    status,
    reason: status === 3 ? (reason ?? canceled()) : null,
    created_at: createdAt.toISOString(),
    timeline: timelineOf(withdrawal),
    address,
    memo,
    card,
    transaction_id: transactionId,
    transaction_url: transactionUrl(explorer, transactionId),
    confirmations: withdrawal.confirmations,
    confirmations_needed: network?.confirmations ?? 0,
    cancellable: status === 0,
  };
}

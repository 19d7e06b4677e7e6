import { orderStatus } from '#contract/order-status';
import type { Language } from '#contract/languages';
import { currencyIn } from '../market/store.ts';
import type { Texts } from '../../plugins/texts.ts';
import { networkIn } from './network-store.ts';
import type { RecordContext } from './record-context.ts';
import { timelineStep } from './timeline-step.ts';
import { transactionUrl } from './transaction-id.ts';
import type { Withdrawal } from './withdrawal-store.ts';

/** Returns past and upcoming steps. */
function timelineOf({ createdAt, reviewingAt, sentAt, decidedAt, expectedAt, status, reason }: Withdrawal) {
  const received = timelineStep('received', createdAt);
  if (status === orderStatus.ended) {
    const reviewing = reviewingAt ? [timelineStep('reviewing', reviewingAt)] : [];
    return [received, ...reviewing, timelineStep(reason === null ? 'canceled' : 'returned', decidedAt)];
  }
  return [
    received,
    timelineStep('reviewing', reviewingAt),
    timelineStep('sent', sentAt),
    timelineStep('completed', decidedAt, expectedAt),
  ];
}

/** Returns a withdrawal in the form of the API, with reasons in a language. */
export function withdrawalRecord(
  withdrawal: Withdrawal,
  { currencies, networks }: RecordContext,
  texts: Texts,
  language: Language,
) {
  const { sn, currency, address, memo, card, amount, fee, received, status, reason, createdAt } = withdrawal;
  const found = withdrawal.network === null ? null : networkIn(networks, currency, withdrawal.network);
  const { transactionId } = withdrawal;
  const canceled = () => texts.text(language, 'server:withdrawal.canceled');
  return {
    sn,
    currency,
    scale: currencyIn(currencies, currency).scale,
    network: withdrawal.network,
    amount,
    fee,
    received,
    status,
    reason: status === orderStatus.ended ? (reason ?? canceled()) : null,
    created_at: createdAt.toISOString(),
    timeline: timelineOf(withdrawal),
    address,
    memo,
    card,
    transaction_id: transactionId,
    transaction_url: transactionUrl(found?.explorer ?? null, transactionId),
    confirmations: withdrawal.confirmations,
    confirmations_needed: found?.network.confirmations ?? 0,
    cancellable: status === orderStatus.pending,
  };
}

import { orderStatus } from '#contract/order-status';
import { addressOfUpload } from '#contract/uploads';
import { currencyIn } from '../market/store.ts';
import type { Deposit } from './deposit-store.ts';
import { networkIn } from './network-store.ts';
import type { RecordContext } from './record-context.ts';
import { timelineStep } from './timeline-step.ts';
import { transactionUrl } from './transaction-id.ts';

/** Returns past and upcoming steps. One that arrived late was returned before it was credited. */
function timelineOf({ createdAt, reviewingAt, decidedAt, expectedAt, returnedAt, status }: Deposit) {
  const returned = status === orderStatus.ended ? decidedAt : returnedAt;
  return [
    timelineStep('received', createdAt),
    ...(returned && !reviewingAt ? [] : [timelineStep('reviewing', reviewingAt)]),
    ...(returned ? [timelineStep('returned', returned)] : []),
    ...(status === orderStatus.ended ? [] : [timelineStep('credited', decidedAt, expectedAt)]),
  ];
}

/** Returns a deposit in the form of the API. */
export function depositRecord(deposit: Deposit, context: RecordContext) {
  const { sn, currency, network, address, memo, amount, fee, received, voucher, status, reason, createdAt } = deposit;
  const found = network === null ? null : networkIn(context.networks, currency, network);
  return {
    sn,
    currency,
    scale: currencyIn(context.currencies, currency).scale,
    network,
    amount,
    fee,
    received,
    status,
    reason,
    created_at: createdAt.toISOString(),
    timeline: timelineOf(deposit),
    address,
    memo,
    transaction_id: deposit.transactionId,
    transaction_url: transactionUrl(found?.explorer ?? null, deposit.transactionId),
    confirmations: deposit.confirmations,
    confirmations_needed: found?.network.confirmations ?? 0,
    voucher: voucher && addressOfUpload(voucher),
  };
}

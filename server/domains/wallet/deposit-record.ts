import { type Currency, currencyIn } from '../market/store.ts';
import type { Deposit } from './deposit-store.ts';

const text = (time: Date | null): string | null => time?.toISOString() ?? null;

/** Returns past and upcoming steps. */
function timelineOf({ createdAt, reviewingAt, decidedAt, expectedAt, status }: Deposit) {
  const returned = status === 3;
  return [
    { step: 'received' as const, at: createdAt.toISOString(), expected_at: null },
    ...(returned && !reviewingAt ? [] : [{ step: 'reviewing' as const, at: text(reviewingAt), expected_at: null }]),
    {
      step: returned ? ('returned' as const) : ('credited' as const),
      at: text(decidedAt),
      expected_at: decidedAt ? null : expectedAt.toISOString(),
    },
  ];
}

/** Returns a deposit in the form of the API. */
export function depositRecord(deposit: Deposit, currencies: readonly Currency[]) {
  const { sn, currency, network, address, amount, fee, received, voucher, status, reason, createdAt } = deposit;
  return {
    sn,
    currency,
    display_scale: currencyIn(currencies, currency).displayScale,
    network,
    amount,
    fee,
    received,
    status,
    reason,
    created_at: createdAt.toISOString(),
    timeline: timelineOf(deposit),
    address,
    voucher: voucher && `/uploads/${voucher}`,
  };
}

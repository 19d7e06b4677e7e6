import type { Db } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { currencies, type Currency, currencyIn } from '../market/store.ts';
import type { Deposit } from './deposit-store.ts';
import { type CurrencyNetwork, networkIn, networks } from './network-store.ts';
import { transactionUrl } from './transaction-id.ts';

const step = <Name extends string>(name: Name, at: Date | null, expectedAt: Date | null = null) => ({
  step: name,
  at: at?.toISOString() ?? null,
  expected_at: at ? null : (expectedAt?.toISOString() ?? null),
});

/** Returns past and upcoming steps. One that arrived late was returned before it was credited. */
function timelineOf({ createdAt, reviewingAt, decidedAt, expectedAt, returnedAt, status }: Deposit) {
  const returned = status === 3 ? decidedAt : returnedAt;
  return [
    step('received', createdAt),
    ...(returned && !reviewingAt ? [] : [step('reviewing', reviewingAt)]),
    ...(returned ? [step('returned', returned)] : []),
    ...(status === 3 ? [] : [step('credited', decidedAt, expectedAt)]),
  ];
}

/** What records need besides their rows, once for all of them. */
export interface DepositContext {
  readonly currencies: readonly Currency[];
  readonly networks: readonly CurrencyNetwork[];
  /** Transactions of play money are on no network, so that no explorer has them. */
  readonly isPlayMoney: boolean;
}

export async function readDepositContext(db: Db, { settings }: Services): Promise<DepositContext> {
  const [all, nets] = await Promise.all([currencies(db), networks(db)]);
  return { currencies: all, networks: nets, isPlayMoney: settings.mode === 'sandbox' };
}

/** Returns a deposit in the form of the API. */
export function depositRecord(deposit: Deposit, context: DepositContext) {
  const { sn, currency, network, address, memo, amount, fee, received, voucher, status, reason, createdAt } = deposit;
  const found = network === null ? null : networkIn(context.networks, currency, network);
  return {
    sn,
    currency,
    display_scale: currencyIn(context.currencies, currency).displayScale,
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
    transaction_url: context.isPlayMoney ? null : transactionUrl(found?.explorer ?? null, deposit.transactionId),
    confirmations: deposit.confirmations,
    confirmations_needed: found?.network.confirmations ?? 0,
    voucher: voucher && `/uploads/${voucher}`,
  };
}

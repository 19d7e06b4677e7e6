import { isLess } from '#contract/money';
import type { Db, Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { MINUTE_MS } from '../../time.ts';
import { currentPrices } from '../market/current-prices.ts';
import { type Currency, currencyIn } from '../market/store.ts';
import { takeFile } from '../uploads/store.ts';
import { depositRecord } from './deposit-record.ts';
import { readRecordContext } from './record-context.ts';
import { insertDeposit } from './deposit-store.ts';
import { requireNetwork } from './network-store.ts';
import { requireDepositLeft } from './require-deposit-left.ts';
import { requireWorth } from './require-worth.ts';

export interface DepositRequest {
  readonly currency: string;
  readonly network: string;
  readonly amount: string;
  /** File name of the uploaded receipt. */
  readonly voucher: string;
}

/**
 * Throws Refusal `amount-too-small`, `amount-too-large` or `rate-unavailable`, InvalidFields for too many digits. The last known
 * prices do: the money may have been sent, and what is credited is what arrived.
 */
async function requireValidAmount(
  db: Db,
  { prices }: Services,
  currency: Currency,
  amount: string,
  minimum: string,
): Promise<void> {
  requireDigits('amount', amount, currency.scale);
  if (isLess(amount, minimum)) throw new Refusal('amount-too-small', { minimum, currency: currency.code });
  requireWorth(await currentPrices({ db, prices }), currency, amount);
}

/** Saves a pending deposit and returns its record. Throws Refusal as the codes of `POST wallet/up` say, InvalidFields for too many digits. */
export async function announceDeposit(
  tx: Tx,
  services: Services,
  customer: string,
  { currency, network: networkId, amount, voucher }: DepositRequest,
): Promise<ReturnType<typeof depositRecord>> {
  await requireDepositLeft(tx, customer);
  const context = await readRecordContext(tx, services);
  const network = requireNetwork(context.networks, currency, networkId);
  await requireValidAmount(tx, services, currencyIn(context.currencies, currency), amount, network.minimum_deposit);
  const destination = await services.addresses.depositAddress(network.family, customer);
  // Nobody can have sent it anything. A paused network has an address, which may have been sent to before.
  if (!destination) throw new Refusal('network-paused');
  const now = services.clock();
  await takeFile(tx, { customer, purpose: 'voucher', filename: voucher, at: now });
  const deposit = await insertDeposit(tx, {
    customer,
    currency,
    network: network.id,
    ...destination,
    amount,
    voucher,
    createdAt: now,
    expectedAt: new Date(now.getTime() + network.minutes * MINUTE_MS),
  });
  return depositRecord(deposit, context);
}

import { isLess } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { MINUTE_MS } from '../../time.ts';
import { currencies, currencyIn } from '../market/store.ts';
import { takeFile } from '../uploads/store.ts';
import { depositRecord } from '../wallet/deposit-record.ts';
import { insertDeposit } from '../wallet/deposit-store.ts';
import { requireDepositLeft } from '../wallet/require-deposit-left.ts';
import { depositByBank } from './bank-record.ts';
import { findDepositTerms } from './terms-store.ts';

interface RechargeRequest {
  readonly currency: string;
  readonly amount: string;
  /** File name of the uploaded receipt. */
  readonly voucher: string;
}

/** Saves a pending deposit by bank and returns its record. Throws Refusal as the codes of `POST bank/recharge` say, InvalidFields for too many digits. */
export async function announceRecharge(
  tx: Tx,
  services: Services,
  customer: string,
  { currency, amount, voucher }: RechargeRequest,
): Promise<ReturnType<typeof depositByBank>> {
  await requireDepositLeft(tx, customer);
  const terms = await findDepositTerms(tx, currency);
  if (!terms) throw new Refusal('currency-unknown');
  // A deposit by bank has no network.
  const context = { currencies: await currencies(tx), networks: [] };
  requireDigits('amount', amount, currencyIn(context.currencies, currency).scale);
  const { minimum, maximum, minutes } = terms;
  if (isLess(amount, minimum)) throw new Refusal('amount-too-small', { minimum, currency });
  if (isLess(maximum, amount)) throw new Refusal('amount-too-large', { maximum, currency });
  const at = services.clock();
  await takeFile(tx, { customer, purpose: 'voucher', filename: voucher, at });
  const deposit = await insertDeposit(tx, {
    customer,
    currency,
    network: null,
    address: null,
    memo: null,
    amount,
    voucher,
    createdAt: at,
    expectedAt: new Date(at.getTime() + minutes * MINUTE_MS),
  });
  return depositByBank(depositRecord(deposit, context));
}

import type { Tx } from '../db/transact.ts';
import {
  type DepositTerms,
  everyTerms,
  saveDepositTerms,
  saveWithdrawalTerms,
  type WithdrawalTerms,
} from '../domains/bank/terms-store.ts';

// Says in the account itself that nothing may be sent to it.
const sample = { holder: 'Florin Sample Operator', bank_name: 'Sample Savings Bank' };

/** Numbers that the IBAN registry and payment providers publish as examples. */
const deposits: Readonly<Record<string, DepositTerms>> = {
  EUR: { ...sample, number: 'DE89370400440532013000', bank_code: null, minimum: '10', maximum: '50000', minutes: 15 },
  USD: { ...sample, number: '000123456789', bank_code: '110000000', minimum: '10', maximum: '50000', minutes: 15 },
  SEK: {
    ...sample,
    number: 'SE4550000000058398257466',
    bank_code: null,
    minimum: '100',
    maximum: '500000',
    minutes: 15,
  },
  TRY: {
    ...sample,
    number: 'TR330006100519786457841326',
    bank_code: null,
    minimum: '300',
    maximum: '2000000',
    minutes: 15,
  },
  JPY: { ...sample, number: '0001234', bank_code: '1100000', minimum: '1000', maximum: '7500000', minutes: 15 },
  THB: { ...sample, number: '000123456789', bank_code: '999', minimum: '300', maximum: '1500000', minutes: 15 },
};

const withdrawals: Readonly<Record<string, WithdrawalTerms>> = {
  EUR: { fee: '1.5', minimum: '10', maximum: '10000', daily_limit: '20000', minutes: 240 },
  USD: { fee: '1.5', minimum: '10', maximum: '10000', daily_limit: '20000', minutes: 240 },
  SEK: { fee: '15', minimum: '100', maximum: '100000', daily_limit: '200000', minutes: 240 },
  TRY: { fee: '30', minimum: '300', maximum: '400000', daily_limit: '800000', minutes: 240 },
  JPY: { fee: '250', minimum: '1000', maximum: '1500000', daily_limit: '3000000', minutes: 240 },
  THB: { fee: '30', minimum: '300', maximum: '300000', daily_limit: '600000', minutes: 240 },
};

/** Seeds sample accounts, fees and limits, unless the operator has set some. */
export async function seedBankTerms(tx: Tx): Promise<void> {
  const present = await everyTerms(tx);
  if (present.deposits.size > 0 || present.withdrawals.size > 0) return;
  for (const [currency, terms] of Object.entries(deposits)) await saveDepositTerms(tx, currency, terms);
  for (const [currency, terms] of Object.entries(withdrawals)) await saveWithdrawalTerms(tx, currency, terms);
}

import type { Language } from '#contract/languages';
import type { Services } from '../../services.ts';
import { depositRecord } from '../wallet/deposit-record.ts';
import { depositsWithNumbers } from '../wallet/deposit-store.ts';
import { readRecordContext } from '../wallet/record-context.ts';
import { withdrawalRecord } from '../wallet/withdrawal-record.ts';
import { withdrawalsWithNumbers } from '../wallet/withdrawal-store.ts';
import { depositByBank, withdrawalByBank } from './bank-record.ts';
import { listNumbers } from './record-store.ts';

const PAGE_SIZE = 20;

/** Returns one page of the customer's deposits and withdrawals by bank, newest first. */
export async function listRecords(
  services: Services,
  { customer, language }: { readonly customer: string; readonly language: Language },
  { page, sn }: { readonly page: number; readonly sn: string | undefined },
) {
  const { db, texts } = services;
  const { numbers, total } = await listNumbers(db, { customer, sn, page, pageSize: PAGE_SIZE });
  const [deposits, withdrawals, context] = await Promise.all([
    depositsWithNumbers(db, customer, numbers),
    withdrawalsWithNumbers(db, customer, numbers),
    readRecordContext(db, services),
  ]);
  const records = [
    ...deposits.map((deposit) => depositByBank(depositRecord(deposit, context))),
    ...withdrawals.map((withdrawal) => withdrawalByBank(withdrawalRecord(withdrawal, context, texts, language))),
  ];
  const items = numbers.flatMap((number) => records.find((record) => record.sn === number) ?? []);
  return { items, page, pageSize: PAGE_SIZE, total };
}

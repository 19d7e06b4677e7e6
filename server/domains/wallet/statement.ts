import { byteOrderMark, csvLine, type CsvStyle } from '#contract/csv';
import { intlLocale, type Language } from '#contract/languages';
import { add, isZero } from '#contract/money';
import { forLongRead } from '../../db/replica.ts';
import type { Db } from '../../db/transact.ts';
import { Unavailable } from '../../errors.ts';
import type { FileResponse } from '../../plugins/contract/file-response.ts';
import { turnsOf } from '../../plugins/contract/turns.ts';
import type { Services } from '../../services.ts';
import { balancesAfter, nextPostings, statementBounds, type StatementBounds } from './statement-store.ts';
import { knownKind, type TransactionFilter } from './transaction-filter.ts';
import { zonedTime } from './zoned-time.ts';

/** Postings per read. */
const PAGE_SIZE = 1000;

export interface StatementRequest {
  readonly filter: TransactionFilter;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly zone: string;
  readonly language: Language;
}

/** Spreadsheet apps expect semicolons where the comma is the decimal sign. */
function styleOf(language: Language): CsvStyle {
  const parts = new Intl.NumberFormat(intlLocale(language)).formatToParts(0.5);
  const isComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return isComma ? { separator: ';', decimalSign: ',' } : { separator: ',', decimalSign: '.' };
}

/**
 * Writes the lines of a statement, a page of the ledger at a time. Between two pages it holds no connection, however slowly
 * they are read. Ledger rows never change, so the pages fit together; if a transfer was still being booked when its page was
 * read, it fails in the end instead of leaving it out.
 */
async function* linesOf(
  services: Services,
  db: Db,
  { filter, zone, language }: StatementRequest,
  bounds: StatementBounds | undefined,
) {
  const { texts } = services;
  const style = styleOf(language);
  const time = zonedTime(zone);
  const inTurn = <Result>(read: () => Promise<Result>) => turnsOf(services).forHistory(filter.customer, read);
  const headings = [
    texts.text(language, 'wallet-records:file.time', { zone }),
    texts.text(language, 'wallet-records:file.kind'),
    texts.text(language, 'wallet-records:file.currency'),
    texts.text(language, 'wallet-records:file.amount'),
    texts.text(language, 'wallet:transactions.balance-after'),
    texts.text(language, 'wallet:transactions.reference'),
  ];
  yield byteOrderMark + csvLine(headings, style);
  if (!bounds) return;
  const { first, last } = bounds;
  const balances = await inTurn(() => balancesAfter(db, filter, first - 1n));
  for (let after = first - 1n; after < last;) {
    const page = { after, last, size: PAGE_SIZE };
    const postings = await inTurn(() => nextPostings(db, filter, page));
    let lines = '';
    for (const { kind, reference, at, currency, amount, listed } of postings) {
      if (isZero(amount)) continue;
      const balance = add(balances.get(currency) ?? '0', amount);
      balances.set(currency, balance);
      const name = texts.text(language, `wallet:kind.${knownKind(kind)}`);
      if (listed) lines += csvLine([time(at), name, currency, amount, balance, reference], style);
    }
    after = postings.at(-1)?.id ?? last;
    if (lines !== '') yield lines;
  }
  const closing = await inTurn(() => balancesAfter(db, filter, last));
  for (const [currency, balance] of closing) {
    if ((balances.get(currency) ?? '0') !== balance) throw new Unavailable('The ledger changed within the statement.');
  }
}

/** Returns a customer's transactions as a CSV file. */
export async function writeStatement(services: Services, request: StatementRequest): Promise<FileResponse> {
  const { filter, from, to, zone } = request;
  const db = await forLongRead(services);
  const bounds = await statementBounds(db, filter);
  const day = (time: Date): string => zonedTime(zone)(time).slice(0, 10);
  const now = services.clock();
  const days = [from ?? day(bounds?.at ?? now), to ?? day(now)];
  const name = ['florin', ...(filter.currency === undefined ? [] : [filter.currency]), ...days].join('_');
  return { name: `${name}.csv`, content: linesOf(services, db, request, bounds) };
}

import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { isPositiveAmount } from '#contract/money';
import { CommandError } from './operator-errors.ts';

/** Money that came in, as the bank's statement says. */
export interface StatementEntry {
  /** The bank's own, the same on every statement that has the entry; empty if the bank gives it none. */
  readonly id: string;
  readonly currency: string;
  readonly amount: string;
  /** What the sender wrote. */
  readonly text: string;
}

type Node = Readonly<Record<string, unknown>>;

/** Repeated elements are lists, single ones aren't. */
const listOf = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is Node => typeof each === 'object' && each !== null);
const at = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => listOf(found)[0]?.[name], node);
/** Returns the text of an element, also of one with attributes. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null && '#text' in value ? value['#text'] : value;
  return typeof text === 'string' ? text.trim() : '';
};
const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => {
    if (typeof each === 'object' && each !== null && !('#text' in each)) return Object.values(each).flatMap(textsIn);
    return textOf(each) || [];
  });

/** Reads one transaction of an entry, which can have several: a bank may book all that came on a day at once. */
function entryOf(account: string, entry: Node, transaction: Node, isOnly: boolean): StatementEntry {
  const references = at(transaction, 'Refs');
  const amount =
    at(transaction, 'Amt') ?? at(transaction, 'AmtDtls', 'TxAmt', 'Amt') ?? (isOnly ? entry.Amt : undefined);
  // Only what the bank itself calls it: other numbers are counted anew on each statement.
  const own = textOf(at(references, 'AcctSvcrRef')) || (isOnly ? textOf(entry.AcctSvcrRef) : '');
  return {
    id: own && `${account}/${own}`,
    currency: textOf(at(amount, '@Ccy')),
    amount: textOf(amount),
    text: [...textsIn(transaction.RmtInf), textOf(at(references, 'EndToEndId')), textOf(entry.AddtlNtryInf)]
      .join(' ')
      .trim(),
  };
}

/** Reads what came in from a statement or a report of ISO 20022: camt.052, 053 or 054, of any version. */
function readCamt(xml: string): StatementEntry[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    removeNSPrefix: true,
  });
  const document = at(parser.parse(xml, true), 'Document');
  const statements = ['BkToCstmrStmt', 'BkToCstmrAcctRpt', 'BkToCstmrDbtCdtNtfctn'].flatMap((name) =>
    ['Stmt', 'Rpt', 'Ntfctn'].flatMap((kind) => listOf(at(document, name, kind))),
  );
  if (statements.length === 0) throw new CommandError('The file has no statement of ISO 20022 (camt.052, 053 or 054).');
  return statements.flatMap((statement) => {
    const account = textOf(at(statement, 'Acct', 'Id', 'IBAN')) || textOf(at(statement, 'Acct', 'Id', 'Othr', 'Id'));
    return listOf(statement.Ntry).flatMap((entry) => {
      const status = textOf(at(entry, 'Sts', 'Cd')) || textOf(entry.Sts);
      // What isn't booked yet may never be, and what is taken back is a person's matter.
      if (textOf(entry.CdtDbtInd) !== 'CRDT' || status !== 'BOOK' || textOf(entry.RvslInd) === 'true') return [];
      const transactions = listOf(entry.NtryDtls).flatMap((details) => listOf(details.TxDtls));
      const all = transactions.length > 0 ? transactions : [{}];
      return all.map((transaction) => entryOf(account, entry, transaction, all.length === 1));
    });
  });
}

const columns = ['id', 'currency', 'amount', 'text'] as const;

/** Throws CommandError unless all columns are there. */
function requireColumns(found: string[]): string[] {
  if (columns.every((name) => found.includes(name))) return found;
  throw new CommandError(`The table needs a first line with the columns ${columns.join(', ')}.`);
}

/** The one that the first line has: others can be part of a text. */
function delimiterOf(csv: string): string {
  const [heading = ''] = csv.trimStart().split('\n', 1);
  return [',', ';', '\t'].find((each) => heading.split(each).length >= columns.length) ?? ',';
}

/** Reads what came in from a table with the columns `id`, `currency`, `amount` and `text`. */
function readTable(csv: string): StatementEntry[] {
  const rows = parse<Record<string, string>>(csv, {
    columns: requireColumns,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    delimiter: delimiterOf(csv),
  });
  return rows
    .map(({ id = '', currency = '', amount = '', text = '' }) => ({ id, currency, amount, text }))
    .filter(({ amount }) => !amount.startsWith('-'));
}

/** Reads what came in from a bank's statement, in XML or as a table. Throws CommandError for anything else. */
export function readStatement(content: string): StatementEntry[] {
  let entries: StatementEntry[];
  try {
    entries = content.trimStart().startsWith('<') ? readCamt(content) : readTable(content);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The statement can’t be read: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
  const broken = entries.find(({ amount, currency }) => !isPositiveAmount(amount) || !/^[A-Z]{3}$/u.test(currency));
  if (broken) throw new CommandError(`"${broken.amount} ${broken.currency}" is no amount such as 250.00 EUR.`);
  return entries;
}

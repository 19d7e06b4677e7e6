import { compare } from '#contract/money';
import { readStatement, type StatementEntry } from './bank-statement.ts';
import { type Call, path } from './operator-command.ts';
import { CommandError } from './operator-errors.ts';
import { readText } from './operator-files.ts';
import { everyItem } from './operator-list.ts';

/** An open deposit by bank, as `deposits` lists it. */
export interface OpenDeposit {
  readonly sn: string;
  readonly customer: string;
  readonly currency: string;
  readonly network: string | null;
  readonly amount: string;
}

export type Outcome =
  | { readonly entry: StatementEntry; readonly deposit: string }
  /** Why a person has to look at it. */
  | { readonly entry: StatementEntry; readonly left: string };

/** What customers are told to write. Banks drop the hyphen, or put a space there. */
const REFERENCE = /\bFL[- ]?(\d{8})\b/giu;

/**
 * Finds for each entry the deposit that it is: of the one customer whose reference it has, in its currency, of exactly its amount,
 * and the oldest of several. Guesses nothing: everything else is left. `deposits` are the oldest first; `booked` are the deposits
 * that were credited from entries before.
 */
export function matchStatement(
  entries: readonly StatementEntry[],
  deposits: readonly OpenDeposit[],
  booked: ReadonlyMap<string, string> = new Map(),
): Outcome[] {
  const free = new Set(deposits.filter(({ network }) => network === null));
  return entries.map((entry) => {
    const customers = new Set([...entry.text.matchAll(REFERENCE)].map(([, customer]) => customer));
    const [customer] = customers;
    if (entry.id === '') return { entry, left: 'The bank gives it no id, so it could be booked twice.' };
    const before = booked.get(entry.id);
    if (before !== undefined) return { entry, left: `It was booked before, as ${before}.` };
    if (customer === undefined) return { entry, left: 'It has no reference such as FL-12345678.' };
    if (customers.size > 1) return { entry, left: 'It has the references of several customers.' };
    const own = [...free].filter((each) => each.customer === customer && each.currency === entry.currency);
    const found = own.find(({ amount }) => compare(amount, entry.amount) === 0);
    if (!found) {
      const open = own.map(({ sn, amount }) => `${sn} of ${amount}`).join(', ');
      return { entry, left: `Customer ${customer} has no open deposit of it${open && `, but ${open}`}.` };
    }
    free.delete(found);
    return { entry, deposit: found.sn };
  });
}

/** The ids that an entry may have been booked under: one from XML has its account, which one from a table lacks. */
const idsOf = (id: string): string[] => (id.includes('/') ? [id, id.slice(id.indexOf('/') + 1)] : [id]);

/** Returns the deposits that were credited from these entries before, by entry. */
async function bookedBefore({ ask }: Call, entries: readonly StatementEntry[]): Promise<Map<string, string>> {
  const booked = new Map<string, string>();
  for (const { id } of entries) {
    if (id === '') continue;
    for (const each of idsOf(id)) {
      const deposit = await ask(path`bank-entries/${each}`).then(
        (answer) => answer.deposit,
        (error: unknown) => {
          // What is no id for the server is refused when it's booked, and keeps no other. Any other failure leaves open whether it was.
          if (!(error instanceof CommandError && 'errors' in error.answer)) throw error;
        },
      );
      if (typeof deposit === 'string') booked.set(id, deposit);
    }
  }
  return booked;
}

/** Reads a bank's statement and says which deposits it brings; with `book`, credits them. */
export async function statement(call: Call, file: string, book?: string): Promise<unknown> {
  const entries = readStatement(await readText(file));
  const outcomes = matchStatement(
    entries,
    await everyItem<OpenDeposit>(call, 'deposits'),
    await bookedBefore(call, entries),
  );
  const items: object[] = [];
  for (const outcome of outcomes) {
    const { id, amount, currency, text } = outcome.entry;
    const shown = { entry: id, amount, currency, text };
    if ('left' in outcome) items.push({ ...shown, left: outcome.left });
    else if (book === undefined) items.push({ ...shown, deposit: outcome.deposit });
    else items.push({ ...shown, deposit: outcome.deposit, ...(await credit(call, outcome.deposit, id)) });
  }
  const matched = outcomes.filter((outcome) => 'deposit' in outcome).length;
  const next =
    book === undefined && matched > 0 ? { next: `Nothing is booked yet. With book, ${matched} of them will be.` } : {};
  return { items, ...next };
}

/** Credits a deposit from an entry. One that is refused, such as an entry that was booked before, keeps no other. */
async function credit({ ask }: Call, sn: string, entry: string): Promise<object> {
  try {
    await ask(path`deposits/${sn}/credit`, { bank_entry: entry });
    return { booked: true };
  } catch (error) {
    if (error instanceof CommandError) return { booked: false, left: error.message };
    throw error;
  }
}

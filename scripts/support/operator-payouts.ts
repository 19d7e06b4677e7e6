import type { AddressFamily } from '#contract/address-families';
import { sum } from '#contract/money';
import { transactionIdOf } from '#server/domains/wallet/transaction-id';
import { type Call, command, type Command, path } from './operator-command.ts';
import { CommandError, NoAnswer } from './operator-errors.ts';
import { createFile, readText, requireNew } from './operator-files.ts';
import { everyItem } from './operator-list.ts';

/** An open withdrawal, as `withdrawals` lists it. */
export interface OpenWithdrawal {
  readonly sn: string;
  readonly currency: string;
  /** Null for one by bank, as is the address. */
  readonly network: string | null;
  readonly address: string | null;
  readonly memo: string;
  /** What has to arrive: the fee is already taken off. */
  readonly received: string;
  readonly status: string;
  readonly exportedAt: string | null;
  readonly sentAt: string | null;
  readonly approvalsNeeded: number;
  readonly approvedBy: readonly string[];
}

type Payout = OpenWithdrawal & { readonly network: string; readonly address: string };

const isDue = (withdrawal: OpenWithdrawal): withdrawal is Payout => {
  const { network, address, status, sentAt, approvalsNeeded, approvedBy } = withdrawal;
  const isCrypto = network !== null && address !== null;
  return isCrypto && status === 'processing' && sentAt === null && approvedBy.length >= approvalsNeeded;
};

/**
 * Returns what a signer pays: the withdrawals of crypto in review that need nobody's approval anymore, by network and currency, and
 * the oldest first within those, with what they add up to. The same withdrawals always make the same file.
 */
export function payoutsOf(withdrawals: readonly OpenWithdrawal[]) {
  const due = withdrawals.filter(isDue).map(({ sn, network, currency, received, address, memo }) => ({
    sn,
    network,
    currency,
    amount: received,
    address,
    memo,
  }));
  const placeOf = ({ network, currency }: (typeof due)[number]) => `${network} ${currency}`;
  const places = [...new Set(due.map(placeOf))].sort().map((place) => due.filter((each) => placeOf(each) === place));
  const totals = places.map((payouts) => ({
    network: payouts[0]?.network,
    currency: payouts[0]?.currency,
    count: payouts.length,
    amount: sum(payouts.map(({ amount }) => amount)),
  }));
  return { version: 1, payouts: places.flat(), totals };
}

/** The refusals of a withdrawal that can't be sent anymore, or that somebody else has just exported. */
const OVERTAKEN: ReadonlySet<unknown> = new Set(['not-next-step', 'approval-needed', 'exported']);

const codeOf = ({ answer }: CommandError): unknown => ('code' in answer ? answer.code : undefined);

/** Marks a withdrawal as exported. Returns false if that was overtaken since the list was read. */
async function markExported({ ask, sure }: Call, { sn }: OpenWithdrawal): Promise<boolean> {
  try {
    await ask(path`withdrawals/${sn}/export`, { sure });
    return true;
  } catch (error) {
    if (error instanceof CommandError && OVERTAKEN.has(codeOf(error))) return false;
    throw error;
  }
}

/** What became of the withdrawals that were to be exported. */
interface Marked {
  readonly marked: readonly OpenWithdrawal[];
  /** Numbers of those that somebody else exported, returned, or sent since the list was read. */
  readonly overtaken: readonly string[];
  /** Why it ended before the last one. */
  readonly failure?: CommandError;
}

/** Marks withdrawals as exported, up to the first one of which the outcome isn't known. */
async function markAll(call: Call, withdrawals: readonly OpenWithdrawal[]): Promise<Marked> {
  const marked: OpenWithdrawal[] = [];
  const overtaken: string[] = [];
  for (const each of withdrawals) {
    try {
      if (await markExported(call, each)) marked.push(each);
      else overtaken.push(each.sn);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const message = `${each.sn}: ${error.message} See whether it is marked, with withdrawal ${each.sn}. Then export the rest to another file.`;
      return { marked, overtaken, failure: new CommandError(message, { cause: error }) };
    }
  }
  return { marked, overtaken };
}

const numbersOf = (withdrawals: readonly OpenWithdrawal[]): string[] => withdrawals.map(({ sn }) => sn);

/** Returns those that are to be written. Throws CommandError for a number that can't be, and for `--sure` without any. */
function choose({ sure }: Call, due: readonly OpenWithdrawal[], numbers: readonly string[]): OpenWithdrawal[] {
  if (numbers.length === 0) {
    if (sure)
      throw new CommandError('Name the withdrawals that are surely in no other file, after the name of the new one.');
    return due.filter(({ exportedAt }) => exportedAt === null);
  }
  const unknown = numbers.find((sn) => !numbersOf(due).includes(sn));
  if (unknown !== undefined) throw new CommandError(`${unknown} isn’t to be sent now. Nothing was changed.`);
  const exported = due.find(({ sn, exportedAt }) => numbers.includes(sn) && exportedAt !== null);
  if (exported && !sure)
    throw new CommandError(
      `${exported.sn} was exported before. If it surely won’t be paid from that file, say so with --sure.`,
    );
  return due.filter(({ sn }) => numbers.includes(sn));
}

/**
 * Writes the payouts that are due, or those of them that are named, to a new file. Each is marked first, so that none is in two
 * files by accident. Returns what they add up to, and the numbers of those that were left out.
 */
async function exportPayouts(call: Call, file: string, ...numbers: string[]): Promise<unknown> {
  await requireNew(file);
  const due = (await everyItem<OpenWithdrawal>(call, 'withdrawals')).filter(isDue);
  const chosen = choose(call, due, numbers);
  const { marked, overtaken, failure } = await markAll(call, chosen);
  const payouts = payoutsOf(marked);
  await createFile(file, `${JSON.stringify(payouts, null, 2)}\n`);
  if (failure) throw failure;
  const exportedBefore = numbersOf(due.filter(({ exportedAt }) => exportedAt !== null)).filter(
    (sn) => !numbersOf(chosen).includes(sn),
  );
  return { file, totals: payouts.totals, exportedBefore, overtaken };
}

/** Reads a line for each payout, its number and its transaction. Throws CommandError for a line that has anything else. */
function linesIn(text: string): { line: number; sn: string; transaction: string }[] {
  return text.split('\n').flatMap((content, index) => {
    if (content.trim() === '') return [];
    const [, sn, transaction] = /^(W\d+)[\s,;]+([\w-]+)$/i.exec(content.trim()) ?? [];
    if (sn === undefined || transaction === undefined)
      throw new CommandError(
        `Line ${index + 1} isn’t a withdrawal’s number and its transaction, such as W26112300001 f00d… Nothing was changed.`,
      );
    return { line: index + 1, sn: sn.toUpperCase(), transaction };
  });
}

/** Throws CommandError for a number or a transaction that is there twice. */
function requireOnce(lines: ReturnType<typeof linesIn>): void {
  const seen = new Set<string>();
  for (const { line, sn, transaction } of lines)
    for (const each of [sn, transaction]) {
      const plain = each.toLowerCase().replace(/^0x/, '');
      if (seen.has(plain))
        throw new CommandError(
          `Line ${line} has ${each} once more: each withdrawal has a transaction of its own. Nothing was changed.`,
        );
      seen.add(plain);
    }
}

/** Books a payout out, unless it is already. Throws CommandError if that was with another transaction. */
async function bookSent(
  { ask }: Call,
  sn: string,
  transaction: string,
  families: ReadonlyMap<string, AddressFamily>,
): Promise<'now' | 'before'> {
  const { network, transactionId } = (await ask(path`withdrawals/${sn}`)) as {
    network: string | null;
    transactionId: string | null;
  };
  if (network === null) throw new CommandError('It goes by bank, so it isn’t one of a signer’s.');
  if (transactionId === null) {
    await ask(path`withdrawals/${sn}/send`, { transaction_id: transaction });
    return 'now';
  }
  const family = families.get(network);
  if (family && transactionIdOf(family, transaction) === transactionId) return 'before';
  throw new CommandError(`It was sent before, as ${transactionId}.`);
}

/** Books out all payouts of a file. One that is refused keeps no other, so the file can be read again. */
async function bookAllSent(call: Call, file: string): Promise<unknown> {
  const lines = linesIn(await readText(file));
  requireOnce(lines);
  const { items: networks } = (await call.ask('networks')) as { items: { id: string; family: AddressFamily }[] };
  const families = new Map(networks.map(({ id, family }) => [id, family]));
  const items: { sn: string; transaction: string; sent: 'now' | 'before' }[] = [];
  const refused: string[] = [];
  for (const { line, sn, transaction } of lines) {
    try {
      items.push({ sn, transaction, sent: await bookSent(call, sn, transaction, families) });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      if (error instanceof NoAnswer)
        throw new NoAnswer(`Line ${line}, ${sn}: ${error.message} Then read the whole file again.`, { cause: error });
      const advice =
        codeOf(error) === 'approval-needed'
          ? ' If it was paid, have it approved and read the file again, before the next export.'
          : '';
      refused.push(`Line ${line}, ${sn}: ${error.message}${advice}`);
    }
  }
  if (refused.length === 0) return items;
  const message = `${refused.length} of ${lines.length} lines were refused, and the others are marked as sent:`;
  throw new CommandError([message, ...refused].join('\n'), { answer: { message, refused, items } });
}

export const payouts: readonly Command[] = [
  command(
    'withdrawals export <file> [W…] ... [--sure]',
    'writes those of crypto that are to be sent now to a new file, for a signer: in review, approved if that’s needed, and not exported before; with numbers, only these, and with --sure again',
    exportPayouts,
  ),
  command(
    'withdrawals sent <file>',
    'books all of them out that a file has, each in a line with its number and its transaction; lines that are already booked stay as they are',
    bookAllSent,
  ),
];

import { type Call, command, type Command, path } from './operator-command.ts';
import { content } from './operator-content.ts';
import { CommandError } from './operator-errors.ts';
import { readJson, requireFolder, saveImage } from './operator-files.ts';
import { list } from './operator-list.ts';
import { notices } from './operator-notices.ts';
import { payouts } from './operator-payouts.ts';
import { statement } from './operator-statement.ts';

/** Returns true, false, and whole numbers as such; anything else is a text. */
const valueOf = (text: string): unknown => (/^(true|false|0|[1-9]\d*)$/.test(text) ? JSON.parse(text) : text);

/** Splits each `name=value`. */
const pairsIn = (given: readonly string[]): [name: string, value: string][] =>
  given.map((each) => {
    const [name = '', ...rest] = each.split('=');
    return [name, rest.join('=')];
  });

/** Shows a record and, with `--photos`, saves its images in the folder, each under its name. */
async function show(
  { ask, image, photos }: Call,
  record: string,
  imagesOf: (found: Record<string, unknown>) => Readonly<Record<string, string>>,
): Promise<unknown> {
  if (photos === undefined) return ask(record);
  // First, since each look is in the log.
  await requireFolder(photos);
  const found = await ask(record);
  const saved: string[] = [];
  for (const [name, source] of Object.entries(imagesOf(found)))
    saved.push(await saveImage(photos, `${name}.jpg`, await image(source)));
  return { ...found, saved };
}

/** Says what a person can do next once there are enough confirmations. */
const counted = (answer: Record<string, unknown>, next: string): object =>
  Number(answer.confirmations) < Number(answer.confirmations_needed) ? answer : { ...answer, next };

/** Credits a deposit. By bank, it says from which entry, so that no statement credits another deposit from it. */
async function credit({ ask, sure }: Call, sn: string, amount?: string, found?: string): Promise<unknown> {
  const { network } = await ask(path`deposits/${sn}`);
  const where = network === null ? { bank_entry: found === 'none' ? null : found } : { transaction_id: found };
  return ask(path`deposits/${sn}/credit`, { amount, ...where, sure });
}

/** Reads the terms of a currency from a file in the form of the list, which says for which currency they are. */
async function termsIn(file: string, expected: string): Promise<object> {
  const { currency = expected, ...terms } = (await readJson(file)) as Record<string, unknown>;
  if (currency !== expected) throw new CommandError(`${file} is for ${String(currency)}, not for ${expected}.`);
  return terms;
}

/** Throws CommandError for what isn't a time. */
function timeIn(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new CommandError(`"${text}" isn’t a time such as 2026-12-31T18:00Z.`);
  return time;
}

/** `USDT/tron`, as part of the path of a call. */
const networkPath = (network: string): string => network.split('/').map(encodeURIComponent).join('/');

interface Setting {
  readonly name: string;
  readonly default: unknown;
  readonly proposed?: object;
}

/** Returns all settings, and last, where it is seen, the one that somebody proposed to change. */
async function settings({ ask }: Call): Promise<readonly Setting[]> {
  const items = (await ask('settings')).items as readonly Setting[];
  return items.toSorted((a, b) => Number(a.proposed !== undefined) - Number(b.proposed !== undefined));
}

/** Sets each `name=value`, and returns all settings. */
async function changeSettings(call: Call, given: readonly string[]): Promise<unknown> {
  const lists = (await settings(call)).filter((item) => Array.isArray(item.default)).map(({ name }) => name);
  const changes = pairsIn(given).map(([name, text]) => {
    if (text === '') return [name, null];
    return [name, lists.includes(name) ? text.split(',') : valueOf(text)];
  });
  const answer = await call.ask('settings', Object.fromEntries(changes));
  if (!answer.proposed) return settings(call);
  return { ...answer, next: 'Nothing has changed yet. Another person has to set the same.' };
}

/** Every command, in the order of the help. */
export const sections: Readonly<Record<string, readonly Command[]>> = {
  Customers: [
    command(
      'customer <id>',
      'who it is, whether verified, and what is open: a hold, a removal, a closure',
      ({ ask }, id) => ask(path`customers/${id}`),
    ),
    command('customer <id> end-sessions', 'ends all of their sessions, such as after a theft', ({ ask }, id) =>
      ask(path`customers/${id}/end-sessions`, {}),
    ),
    command(
      'correct <id> <currency> <amount> <reference> "<reason>"',
      'adds what is missing to their balance, or with -<amount> takes what is too much; the customer sees reference and reason',
      ({ ask }, id, currency, amount, reference, reason) =>
        ask(path`customers/${id}/correct`, { currency, amount, reference, reason }),
    ),
    command(
      'bounced <email> [<status>]',
      'tells the customer in the app that email to them came back; <status> is what it says, such as 5.1.1',
      ({ ask }, email, status?: string) => ask('bounces', { email, status }),
    ),
    command('verifications', 'pending reviews, oldest first', (call) => list(call, 'verifications')),
    command(
      'verification <id> [--photos <folder>]',
      'one review with its ID number; --photos saves its photos',
      (call, id) =>
        show(call, path`verifications/${id}`, ({ back }) => ({
          [`verification-${id}-front`]: path`verifications/${id}/front`,
          // A passport has no back.
          ...(back === null ? {} : { [`verification-${id}-back`]: path`verifications/${id}/back` }),
        })),
    ),
    command('verification <id> complete', 'verifies the customer', ({ ask }, id) =>
      ask(path`verifications/${id}/complete`, {}),
    ),
    command(
      'verification <id> return "<reason>"',
      'asks for a correction; the customer sees the reason',
      ({ ask }, id, reason) => ask(path`verifications/${id}/return`, { reason }),
    ),
    command(
      'removals [--waiting]',
      'requests to remove a lost authenticator app, oldest first; with --waiting, the approved ones',
      (call) => list(call, 'removals', call.waiting ? { state: 'waiting' } : {}),
    ),
    command('removal <id>', 'one request with what the customer wrote', ({ ask }, id) => ask(path`removals/${id}`)),
    command('removal <id> approve', 'starts the waiting time, in which the customer can stop it', ({ ask }, id) =>
      ask(path`removals/${id}/approve`, {}),
    ),
    command(
      'removal <id> refuse "<reason>"',
      'ends it, also after the approval; the customer sees the reason',
      ({ ask }, id, reason) => ask(path`removals/${id}/refuse`, { reason }),
    ),
  ],
  Deposits: [
    command('deposits [--page <number>]', 'open deposits, oldest first', (call) => list(call, 'deposits')),
    command(
      'deposit D… [--photos <folder>]',
      'one deposit, also a decided one; --photos saves its receipt',
      (call, sn) =>
        show(call, path`deposits/${sn}`, ({ receipt }) =>
          receipt ? { [`${sn}-receipt`]: path`deposits/${sn}/receipt` } : {},
        ),
    ),
    command('review D…', 'starts to review it', ({ ask }, sn) => ask(path`deposits/${sn}/review`, {})),
    command(
      'confirm D… <count> <transaction>',
      'says where it was found on its network, and how many confirmations that has',
      async ({ ask }, sn, count, transaction) =>
        counted(
          await ask(path`deposits/${sn}/confirm`, { transaction_id: transaction, confirmations: valueOf(count) }),
          'It can be credited now.',
        ),
    ),
    command(
      'credit D… [<amount>] [<transaction>] [--sure]',
      'books what arrived, and where, if that’s new; by bank, <transaction> is the entry on its statement, or none; more than twice what was announced needs --sure',
      credit,
    ),
    command(
      'statement <file> [book]',
      'which open deposits a bank’s statement brings, by reference and amount; with book, credits them',
      statement,
    ),
    command('return D… "<reason>"', 'ends it; the customer sees the reason', ({ ask }, sn, reason) =>
      ask(path`deposits/${sn}/return`, { reason }),
    ),
  ],
  Withdrawals: [
    command(
      'withdrawals [--waiting] [--page <number>]',
      'open withdrawals, oldest first; with --waiting, those that people have to approve',
      (call) => list(call, 'withdrawals', call.waiting ? { waiting: '1' } : {}),
    ),
    command('withdrawal W…', 'one withdrawal, also a decided one, with who approved it', ({ ask }, sn) =>
      ask(path`withdrawals/${sn}`),
    ),
    command('review W…', 'starts to review it; the customer can’t cancel it anymore', ({ ask }, sn) =>
      ask(path`withdrawals/${sn}/review`, {}),
    ),
    command('approve W…', 'agrees to send it once it’s in review; a large one needs two people', ({ ask }, sn) =>
      ask(path`withdrawals/${sn}/approve`, {}),
    ),
    command(
      'export W… [--sure]',
      'marks one of crypto as given to a signer, so that nobody returns it; --sure if it was exported before',
      ({ ask, sure }, sn) => ask(path`withdrawals/${sn}/export`, { sure }),
    ),
    command(
      'send W… <transaction>',
      'books it out, with its transaction on the network or the bank’s reference',
      ({ ask }, sn, transaction) => ask(path`withdrawals/${sn}/send`, { transaction_id: transaction }),
    ),
    ...payouts,
    command(
      'confirm W… <count>',
      'says how many confirmations that has; enough of them complete it',
      async ({ ask }, sn, count) =>
        counted(await ask(path`withdrawals/${sn}/confirm`, { confirmations: valueOf(count) }), 'It is completed.'),
    ),
    command('complete W…', 'says that the bank has made the transfer', ({ ask }, sn) =>
      ask(path`withdrawals/${sn}/complete`, {}),
    ),
    command(
      'return W… "<reason>" [--sure]',
      'ends it; the customer sees the reason; --sure if it was exported, or its card was shown, and it surely isn’t paid',
      ({ ask, sure }, sn, reason) => ask(path`withdrawals/${sn}/return`, { reason, sure }),
    ),
    command(
      'card W… [--sure]',
      'shows where to pay a withdrawal by bank in review, in full, to whoever pays it; --sure if somebody saw it, and surely hasn’t paid',
      ({ ask, sure }, sn) => ask(path`withdrawals/${sn}/card`, { sure }),
    ),
  ],
  Banks: [
    command('bank', 'accounts, fees, and limits of deposits and withdrawals by bank', (call) => list(call, 'bank')),
    command(
      'bank <currency> <file>',
      'sets the terms of one currency from a JSON file, in the format shown by `bank`',
      async ({ ask }, currency, file) => ask(path`bank/${currency}`, await termsIn(file, currency)),
    ),
  ],
  Counters: [
    command('requests', 'requests from other parties, oldest first', (call) => list(call, 'counter-requests')),
    command(
      'request <file>',
      'enters one from a JSON file: counter, currency, amount, target, country, urgent, bonus',
      async ({ ask }, file) => ask('counter-requests', await readJson(file)),
    ),
    command('requests withdraw <id>', 'withdraws one that hasn’t been offered to anyone', ({ ask }, id) =>
      ask(path`counter-requests/${id}/withdraw`, {}),
    ),
    command('orders', 'orders at the counters that wait for the other party, oldest first', (call) =>
      list(call, 'counter-orders'),
    ),
    command('complete E…', 'says that the other party has paid', ({ ask }, sn) =>
      ask(path`counter-orders/${sn}/complete`, {}),
    ),
    command('refund E…', 'marks the other party as not paying; the customer is refunded in full', ({ ask }, sn) =>
      ask(path`counter-orders/${sn}/refund`, {}),
    ),
  ],
  'Leverage rooms': [
    command('rooms', 'leverage rooms with their terms, now and from the next period on', (call) =>
      list(call, 'leverage-rooms'),
    ),
    command(
      'rooms <room> <name>=<value> ...',
      'changes terms from the next period on: entry_min_point, single_order_min_point, period_max_point, settlement_minutes, edge, code_needed',
      ({ ask }, room, ...given) => {
        // Amounts stay texts.
        const isPlain = (name: string) => name === 'settlement_minutes' || name === 'code_needed';
        const changes = pairsIn(given).map(([name, text]) => [name, isPlain(name) ? valueOf(text) : text]);
        return ask(path`leverage-rooms/${room}`, Object.fromEntries(changes));
      },
    ),
    command('codes', 'codes for leverage rooms, newest first, without the codes themselves', (call) =>
      list(call, 'leverage-codes'),
    ),
    command(
      'codes issue <room> <uses> [<until>] [--note "<text>"]',
      'prints a new code, which is shown only now; <until> is a time such as 2026-12-31T18:00Z',
      async ({ ask, note }, room, uses, until?: string) =>
        ask('leverage-codes', { room, uses: valueOf(uses), until: timeIn(until), note }),
    ),
    command('codes withdraw <id>', 'revokes a code; anyone already in stays in', ({ ask }, id) =>
      ask(path`leverage-codes/${id}/withdraw`, {}),
    ),
  ],
  'Fixed terms': [
    command('products', 'fixed terms that can be opened or could be, with how many run', (call) =>
      list(call, 'pledge-products'),
    ),
    command(
      'product <file>',
      'adds one from a JSON file: currency, days, daily_rate, interest, minimum, maximum, early_cost',
      async ({ ask }, file) => ask('pledge-products', await readJson(file)),
    ),
    command(
      'products close <id>',
      'stops new ones from being opened; running ones continue to maturity',
      ({ ask }, id) => ask(path`pledge-products/${id}/close`, {}),
    ),
  ],
  Networks: [
    command('networks', 'networks with their fees, and what is paused', (call) => list(call, 'networks')),
    command(
      'networks <currency>/<network> <name>=<value> ...',
      'changes what withdrawals cost: withdrawal_fee, minimum_withdrawal',
      ({ ask }, network, ...given) => ask(`networks/${networkPath(network)}`, Object.fromEntries(pairsIn(given))),
    ),
    command(
      'pause <currency>/<network> deposits|withdrawals maintenance|upgrade|congestion|incident',
      'stops one direction; customers see the reason',
      ({ ask }, network, direction, reason) => ask(`networks/${networkPath(network)}/pause`, { direction, reason }),
    ),
    command('resume <currency>/<network> deposits|withdrawals', 'opens it again', ({ ask }, network, direction) =>
      ask(`networks/${networkPath(network)}/resume`, { direction }),
    ),
  ],
  Petitions: [
    command(
      'petitions [open|answered|closed|all] [--page <number>]',
      'feedback, requests, and complaints, oldest first: open ones by default; closed and all ones newest first',
      (call, status = 'open') => list(call, 'petitions', { status }),
    ),
    command(
      'petition <id> [--photos <folder>]',
      'one with its text and answers; --photos saves its images',
      (call, id) =>
        show(call, path`petitions/${id}`, ({ images }) =>
          Object.fromEntries(
            Array.from({ length: Number(images) }, (_, index) => [
              `petition-${id}-${index + 1}`,
              path`petitions/${id}/images/${String(index + 1)}`,
            ]),
          ),
        ),
    ),
    command('petition <id> review', 'marks it as being worked on', ({ ask }, id) =>
      ask(path`petitions/${id}/review`, {}),
    ),
    command(
      'petition <id> answer "<text>"',
      'answers it in the customer’s language; it stays open',
      ({ ask }, id, text) => ask(path`petitions/${id}/answer`, { text }),
    ),
    command(
      'petition <id> complete ["<text>"]',
      'completes it; with a last answer, which one without any answer needs',
      ({ ask }, id, text?: string) => ask(path`petitions/${id}/complete`, { text }),
    ),
    command('petition <id> end "<reason>"', 'ends it; the customer sees the reason', ({ ask }, id, reason) =>
      ask(path`petitions/${id}/end`, { reason }),
    ),
  ],
  'Pages, news, and the home screen': content,
  Notices: notices,
  'The server': [
    command('interruptions', 'when parts of the server failed, newest first', (call) => list(call, 'interruptions')),
    command(
      'note <id> [<language>="<text>"] ...',
      'adds a note for customers to an interruption; en-us is required; without a text, removes the note',
      ({ ask }, id, ...given) =>
        ask(path`interruptions/${id}/note`, {
          note: given.length === 0 ? null : Object.fromEntries(pairsIn(given)),
        }),
    ),
    command('settings', 'the site’s settings with their defaults; last, what is proposed', settings),
    command(
      'set <name>=<value> ...',
      'changes settings together; lists are separated by commas; an empty value restores the default; another person has to set the same before withdrawal_approval_threshold rises or is turned off',
      (call, ...given) => changeSettings(call, given),
    ),
    command('audit [--page <number>]', 'actions and accesses, newest first', (call) => list(call, 'audit')),
    command(
      'audit verify',
      'recomputes the log’s hash chain; exits with 1 and names the first broken entry if there is one',
      ({ ask }) => ask('audit/verify'),
    ),
  ],
};

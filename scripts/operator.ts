/**
 * `npm run operator -- <command>`: manual decisions, through the operator calls of a running server. Reads
 * OPERATOR_TOKEN, and FLORIN_URL or PORT, from the environment.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentUsage, decideContent } from './support/operator-content.ts';

const usage = `npm run operator -- <command> [--as <your name>]; it prints JSON
  --help                         these lines
  verifications                  pending reviews, oldest first
  verification <id>              one review with its ID number; --photos <folder> saves its photos
  complete <id>                  verifies the customer
  return <id> "<reason>"         asks for a correction; the customer sees the reason
  removals                       requests to remove a lost authenticator app, oldest first; approved ones with --waiting
  removal <id>                   one request with what the customer wrote
  approve <id>                   starts the three days in which the customer can stop it
  refuse <id> "<reason>"         ends it, also after the approval; the customer sees the reason
  deposits                       open deposits, oldest first
  confirm <number> <count> <transaction>
                                 says where a deposit was found on its network, and how many confirmations that has
  credit <number> [amount] [transaction]
                                 books a deposit: what arrived, if it isn't what was announced, and where, if it's new
  withdrawals                    open withdrawals, oldest first
  review <number>                starts to review a deposit or a withdrawal, which then can't be canceled anymore
  send <number> <transaction>    books a withdrawal out, with its transaction on the network or the bank's reference
  confirm <number> <count>       says how many confirmations that has
  complete <number>              says that the bank has made the transfer
  return <number> "<reason>"     ends a deposit or a withdrawal; the customer sees the reason
  card <number>                  where a withdrawal by bank goes, in full; the log has that you looked
  bank                           accounts, fees and limits of deposits and withdrawals by bank
  bank <currency> <file>         sets those of a currency from a JSON file, which looks as they are shown
  requests                       what other parties want at the counters, oldest first
  request <file>                 enters one from a JSON file: counter, currency, amount, target, country, urgent, bonus
  withdraw <id>                  takes one back that nobody was offered
  orders                         orders at the counters that wait for the other party, oldest first
  complete <number>              says that the other party has paid
  refund <number>                says that it won't; the customer gets everything back
  rooms                          leverage rooms with their terms, now and from the next period on
  rooms <room> <name>=<value> ...
                                 changes terms from the next period on: entry_min_point, single_order_min_point,
                                 period_max_point, settlement_minutes, edge, code_needed
  codes                          codes for leverage rooms, newest first, without the codes themselves
  codes issue <room> <uses> [until] [--note "<text>"]
                                 prints a new code, which is shown only now; until is a time such as 2026-12-31T18:00Z
  codes withdraw <id>            lets nobody in with it anymore; who entered stays
  products                       fixed terms that can be opened or could be, with how many run
  product <file>                 adds one from a JSON file: currency, days, daily_rate, interest, minimum, maximum, early_cost
  close <id>                     ends that it can be opened; those that run go on to their end
  networks                       networks with their fees, and what is paused
  pause <currency>/<network> deposits|withdrawals maintenance|upgrade|congestion|incident
  resume <currency>/<network> deposits|withdrawals
  petitions                      open feedback, requests and complaints, oldest first
  petition <id>                  one with its text and answers; --photos <folder> saves its images
  petition <id> review           says that somebody has taken it up
  petition <id> answer "<text>"  answers it in the customer's language; it stays open
  petition <id> complete ["<text>"]
                                 completes it; with a last answer, which one without any answer needs
  petition <id> end "<reason>"   ends it; the customer sees the reason
${contentUsage}
  settings                       the site's settings with their defaults
  set <name>=<value> ...         changes settings together; lists are separated by commas, and nothing after the equals
                                 sign is the default again
  audit [page]                   actions and accesses, newest first
  audit verify                   recomputes the log's hash chain`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    photos: { type: 'string' },
    note: { type: 'string' },
    waiting: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const { OPERATOR_TOKEN: token, FLORIN_URL: url, PORT: port } = process.env;
const base = new URL('/operator/', url || `http://127.0.0.1:${port || '5173'}`);

/** Exits with a message instead of a stack trace. */
class Failed extends Error {}

async function send(path: string, body?: object): Promise<Response> {
  if (!token) throw new Failed('Set OPERATOR_TOKEN to the value the server was started with.');
  const response = await fetch(new URL(path, base), {
    headers: {
      authorization: `Bearer ${token}`,
      // Headers carry bytes.
      'x-operator': Buffer.from(values.as ?? userInfo().username).toString('latin1'),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  if (response.ok) return response;
  const { message, data } = (await response.json()) as { message: string; data: object };
  throw new Failed(`${response.status} ${message} ${JSON.stringify(data)}`);
}

async function ask(path: string, body?: object): Promise<Record<string, unknown>> {
  const { data } = (await (await send(path, body)).json()) as { data: Record<string, unknown> };
  return data;
}

async function savePhotos(id: string, found: Record<string, unknown>, folder: string): Promise<void> {
  // A passport has no back.
  for (const side of ['front', 'back'].filter((each) => found[each] !== null)) {
    const photo = await send(`verifications/${id}/${side}`);
    await writeFile(join(folder, `${id}-${side}.jpg`), Buffer.from(await photo.arrayBuffer()), { mode: 0o600 });
  }
}

/** Shows a petition, or decides it. */
async function managePetition([id = '', act, text]: readonly string[]): Promise<unknown> {
  const path = `petitions/${encodeURIComponent(id)}`;
  if (act === 'review') return ask(`${path}/review`, {});
  if (act === 'answer' && text) return ask(`${path}/answer`, { text });
  if (act === 'complete') return ask(`${path}/complete`, text ? { text } : {});
  if (act === 'end' && text) return ask(`${path}/end`, { reason: text });
  if (act !== undefined || id === '') throw new Failed(usage);
  const found = await ask(path);
  for (let position = 1; values.photos && position <= Number(found.images); position += 1) {
    const image = await send(`${path}/images/${position}`);
    const file = join(values.photos, `petition-${id}-${position}.jpg`);
    await writeFile(file, Buffer.from(await image.arrayBuffer()), { mode: 0o600 });
  }
  return found;
}

/** Deposits and withdrawals are told by their numbers, such as `W26112200042`. */
function pathOfTransfer(id: string): string | undefined {
  if (/^D\d/.test(id)) return `deposits/${id}`;
  return /^W\d/.test(id) ? `withdrawals/${id}` : undefined;
}

async function decideTransfer(
  path: string,
  command: string | undefined,
  [given, transaction]: readonly string[],
): Promise<unknown> {
  const where = transaction === undefined ? {} : { transaction_id: transaction };
  if (command === 'review' || command === 'complete') return ask(`${path}/${command}`, {});
  if (command === 'card') return ask(`${path}/card`);
  if (command === 'credit')
    return ask(`${path}/credit`, { ...(given === undefined ? {} : { amount: given }), ...where });
  if (command === 'return' && given) return ask(`${path}/return`, { reason: given });
  if (command === 'send' && given) return ask(`${path}/send`, { transaction_id: given });
  if (command === 'confirm' && given) return ask(`${path}/confirm`, { confirmations: Number(given), ...where });
  throw new Failed(usage);
}

async function decideNetwork(
  command: string,
  path: string,
  direction: string | undefined,
  reason: string | undefined,
): Promise<unknown> {
  if (command === 'pause' && direction && reason) return ask(`networks/${path}/pause`, { direction, reason });
  if (command === 'resume' && direction) return ask(`networks/${path}/resume`, { direction });
  throw new Failed(usage);
}

/** Returns what a file in the form of the list says of one currency. */
async function termsIn(path: string): Promise<object> {
  const { deposits, withdrawals } = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  return { deposits, withdrawals };
}

/** Splits `name=value`. */
function assignment(given: string): [name: string, value: string] {
  const [, name, value] = /^(\w+)=(.*)$/s.exec(given) ?? [];
  if (name === undefined || value === undefined) throw new Failed(usage);
  return [name, value];
}

/** Changes the terms of a leverage room. Amounts stay texts. */
function changeRoom(room: string, given: readonly string[]): Promise<unknown> {
  const valueOf = (name: string, text: string): unknown =>
    (name === 'settlement_minutes' || name === 'code_needed') && /^(true|false|\d+)$/.test(text)
      ? (JSON.parse(text) as unknown)
      : text;
  const changes = given.map(assignment).map(([name, text]) => [name, valueOf(name, text)]);
  return ask(`leverage-rooms/${room}`, Object.fromEntries(changes));
}

async function manageCodes([act, subject, uses, until]: readonly string[]): Promise<unknown> {
  if (act === undefined) return (await ask('leverage-codes')).items;
  if (act === 'withdraw' && subject) return ask(`leverage-codes/${encodeURIComponent(subject)}/withdraw`, {});
  if (act !== 'issue' || !subject || !uses) throw new Failed(usage);
  const ends = until === undefined ? null : new Date(until);
  if (ends && Number.isNaN(ends.getTime())) throw new Failed(usage);
  return ask('leverage-codes', { room: subject, uses: Number(uses), until: ends, note: values.note ?? '' });
}

/** Sets each `name=value`, and returns all settings. */
async function changeSettings(given: readonly string[]): Promise<unknown> {
  const items = (await ask('settings')).items as readonly { name: string; default: unknown }[];
  const lists = new Set(items.filter((item) => Array.isArray(item.default)).map(({ name }) => name));
  const valueOf = (name: string, text: string): unknown => {
    if (text === '') return null;
    if (lists.has(name)) return text.split(',');
    return /^(true|false|\d+)$/.test(text) ? JSON.parse(text) : text;
  };
  const changes = given.map(assignment).map(([name, text]) => [name, valueOf(name, text)]);
  await ask('settings', Object.fromEntries(changes));
  return (await ask('settings')).items;
}

async function run([command, first, second, third]: readonly string[]): Promise<unknown> {
  if ((command === 'pause' || command === 'resume') && first) {
    return decideNetwork(command, first.split('/').map(encodeURIComponent).join('/'), second, third);
  }
  const id = encodeURIComponent(first ?? '');
  const content = await decideContent(positionals, ask);
  if (content !== undefined) return content;
  if (command === 'verifications') return (await ask('verifications?status=in-review')).items;
  if (command === 'removals') return (await ask(`removals?state=${values.waiting ? 'waiting' : 'requested'}`)).items;
  if (command === 'deposits' || command === 'withdrawals' || command === 'networks') return (await ask(command)).items;
  if (command === 'requests' || command === 'orders') return (await ask(`counter-${command}`)).items;
  if (command === 'petitions') return (await ask('petitions')).items;
  if (command === 'petition') return managePetition(positionals.slice(1));
  if (command === 'products') return (await ask('pledge-products')).items;
  if (command === 'product' && first)
    return ask('pledge-products', JSON.parse(await readFile(first, 'utf8')) as object);
  if (command === 'close' && first) return ask(`pledge-products/${id}/close`, {});
  if (command === 'request' && first)
    return ask('counter-requests', JSON.parse(await readFile(first, 'utf8')) as object);
  if (command === 'withdraw' && first) return ask(`counter-requests/${id}/withdraw`, {});
  if ((command === 'complete' || command === 'refund') && /^E\d/.test(id))
    return ask(`counter-orders/${id}/${command}`, {});
  if (command === 'codes') return manageCodes(positionals.slice(1));
  if (command === 'rooms' && first) return changeRoom(id, positionals.slice(2));
  if (command === 'rooms') return (await ask('leverage-rooms')).items;
  if (command === 'bank' && first && second) return ask(`bank/${id}`, await termsIn(second));
  if (command === 'bank' && !first) return (await ask('bank')).items;
  if (command === 'settings') return (await ask('settings')).items;
  if (command === 'set' && first) return changeSettings(positionals.slice(1));
  if (command === 'audit' && first === 'verify') return ask('audit/verify');
  if (command === 'audit') return (await ask(`audit?page=${id || '1'}`)).items;
  if (!id) throw new Failed(usage);
  const transfer = pathOfTransfer(id);
  if (transfer)
    return decideTransfer(
      transfer,
      command,
      [second, third].filter((each) => each !== undefined),
    );
  if (command === 'complete') return ask(`verifications/${id}/complete`, {});
  if (command === 'return' && second) return ask(`verifications/${id}/return`, { reason: second });
  if (command === 'removal') return ask(`removals/${id}`);
  if (command === 'approve') return ask(`removals/${id}/approve`, {});
  if (command === 'refuse' && second) return ask(`removals/${id}/refuse`, { reason: second });
  if (command !== 'verification') throw new Failed(usage);
  const found = await ask(`verifications/${id}`);
  if (values.photos) await savePhotos(id, found, values.photos);
  return found;
}

if (values.help) {
  console.log(usage);
  process.exit();
}
try {
  const answer = await run(positionals);
  console.log(JSON.stringify(answer, null, 2));
  // A broken chain fails the script too.
  if (answer && typeof answer === 'object' && 'broken' in answer && answer.broken !== null) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Failed ? error.message : error);
  process.exitCode = 1;
}

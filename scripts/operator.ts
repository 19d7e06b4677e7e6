/**
 * `npm run operator -- <command>`: manual decisions, through the operator calls of a running server. Reads
 * OPERATOR_TOKEN, and FLORIN_URL or PORT, from the environment.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `npm run operator -- <command> [--as <your name>]
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
  networks                       networks with their fees, and what is paused
  pause <currency>/<network> deposits|withdrawals maintenance|upgrade|congestion|incident
  resume <currency>/<network> deposits|withdrawals
  settings                       the site's settings with their defaults
  set <name>=<value> ...         changes settings together; lists are separated by commas, and nothing after the equals
                                 sign is the default again
  audit [page]                   actions and accesses, newest first
  audit verify                   recomputes the log's hash chain`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { as: { type: 'string' }, photos: { type: 'string' }, waiting: { type: 'boolean' } },
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

/** Sets each `name=value`, and returns all settings. */
async function changeSettings(given: readonly string[]): Promise<unknown> {
  const items = (await ask('settings')).items as readonly { name: string; default: unknown }[];
  const lists = new Set(items.filter((item) => Array.isArray(item.default)).map(({ name }) => name));
  const valueOf = (name: string, text: string): unknown => {
    if (text === '') return null;
    if (lists.has(name)) return text.split(',');
    return /^(true|false|\d+)$/.test(text) ? JSON.parse(text) : text;
  };
  const changes = given.map((each) => {
    const [, name, text] = /^(\w+)=(.*)$/s.exec(each) ?? [];
    if (name === undefined || text === undefined) throw new Failed(usage);
    return [name, valueOf(name, text)];
  });
  await ask('settings', Object.fromEntries(changes));
  return (await ask('settings')).items;
}

async function run([command, first, second, third]: readonly string[]): Promise<unknown> {
  if ((command === 'pause' || command === 'resume') && first) {
    return decideNetwork(command, first.split('/').map(encodeURIComponent).join('/'), second, third);
  }
  const id = encodeURIComponent(first ?? '');
  if (command === 'verifications') return (await ask('verifications?status=in-review')).items;
  if (command === 'removals') return (await ask(`removals?state=${values.waiting ? 'waiting' : 'requested'}`)).items;
  if (command === 'deposits' || command === 'withdrawals' || command === 'networks') return (await ask(command)).items;
  if (command === 'requests' || command === 'orders') return (await ask(`counter-${command}`)).items;
  if (command === 'request' && first)
    return ask('counter-requests', JSON.parse(await readFile(first, 'utf8')) as object);
  if (command === 'withdraw' && first) return ask(`counter-requests/${id}/withdraw`, {});
  if ((command === 'complete' || command === 'refund') && /^E\d/.test(id))
    return ask(`counter-orders/${id}/${command}`, {});
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

try {
  const answer = await run(positionals);
  console.log(JSON.stringify(answer, null, 2));
  // A broken chain fails the script too.
  if (answer && typeof answer === 'object' && 'broken' in answer && answer.broken !== null) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Failed ? error.message : error);
  process.exitCode = 1;
}

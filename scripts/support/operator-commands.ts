import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decideContent } from './operator-content.ts';
import { CommandError } from './operator-errors.ts';
import { readJson } from './operator-files.ts';
import { incomplete } from './operator-usage.ts';

/** How commands reach the server. A call with a body is a POST. */
export interface Operator {
  ask(path: string, body?: object): Promise<Record<string, unknown>>;
  /** Returns the bytes of an image. */
  image(path: string): Promise<Buffer>;
}

export interface Options {
  readonly photos?: string | undefined;
  readonly note?: string | undefined;
  readonly page?: string | undefined;
  readonly waiting?: boolean | undefined;
}

type Ask = Operator['ask'];

async function savePhotos(
  { image }: Operator,
  id: string,
  found: Record<string, unknown>,
  folder: string,
): Promise<void> {
  // A passport has no back.
  for (const side of ['front', 'back'].filter((each) => found[each] !== null)) {
    const photo = await image(`verifications/${id}/${side}`);
    await writeFile(join(folder, `${id}-${side}.jpg`), photo, { mode: 0o600 });
  }
}

/** Shows a petition, or decides it. */
async function managePetition(
  { ask, image }: Operator,
  [id = '', act, text]: readonly string[],
  photos: string | undefined,
): Promise<unknown> {
  const path = `petitions/${encodeURIComponent(id)}`;
  if (act === 'review') return ask(`${path}/review`, {});
  if (act === 'answer' && text) return ask(`${path}/answer`, { text });
  if (act === 'complete') return ask(`${path}/complete`, text ? { text } : {});
  if (act === 'end' && text) return ask(`${path}/end`, { reason: text });
  if (act !== undefined || id === '') throw new CommandError(incomplete('petition'));
  const found = await ask(path);
  for (let position = 1; photos && position <= Number(found.images); position += 1) {
    const file = join(photos, `petition-${id}-${position}.jpg`);
    await writeFile(file, await image(`${path}/images/${position}`), { mode: 0o600 });
  }
  return found;
}

/** Deposits and withdrawals are told apart by their numbers, such as `W26112200042`. */
function pathOfTransfer(id: string): string | undefined {
  if (/^D\d/.test(id)) return `deposits/${id}`;
  return /^W\d/.test(id) ? `withdrawals/${id}` : undefined;
}

async function decideTransfer(
  ask: Ask,
  path: string,
  command: string,
  [given, transaction]: readonly string[],
): Promise<unknown> {
  const where = transaction === undefined ? {} : { transaction_id: transaction };
  if (command === 'review' || command === 'approve' || command === 'complete') return ask(`${path}/${command}`, {});
  if (command === 'card') return ask(`${path}/card`);
  if (command === 'credit')
    return ask(`${path}/credit`, { ...(given === undefined ? {} : { amount: given }), ...where });
  if (command === 'return' && given) return ask(`${path}/return`, { reason: given });
  if (command === 'send' && given) return ask(`${path}/send`, { transaction_id: given });
  if (command === 'confirm' && given) return ask(`${path}/confirm`, { confirmations: Number(given), ...where });
  throw new CommandError(incomplete(command));
}

async function decideNetwork(
  ask: Ask,
  command: string,
  path: string,
  direction: string | undefined,
  reason: string | undefined,
): Promise<unknown> {
  if (command === 'pause' && direction && reason) return ask(`networks/${path}/pause`, { direction, reason });
  if (command === 'resume' && direction) return ask(`networks/${path}/resume`, { direction });
  throw new CommandError(incomplete(command));
}

/** Returns what a file in the form of the list says of one currency. */
async function termsIn(path: string): Promise<object> {
  const { deposits, withdrawals } = (await readJson(path)) as Record<string, unknown>;
  return { deposits, withdrawals };
}

/** Splits `name=value`. */
function assignment(command: string, given: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+)=(.*)$/s.exec(given) ?? [];
  if (name === undefined || value === undefined) throw new CommandError(incomplete(command));
  return [name, value];
}

/** Changes the terms of a leverage room. Amounts stay texts. */
function changeRoom(ask: Ask, room: string, given: readonly string[]): Promise<unknown> {
  const valueOf = (name: string, text: string): unknown =>
    (name === 'settlement_minutes' || name === 'code_needed') && /^(true|false|\d+)$/.test(text)
      ? (JSON.parse(text) as unknown)
      : text;
  const changes = given.map((each) => assignment('rooms', each)).map(([name, text]) => [name, valueOf(name, text)]);
  return ask(`leverage-rooms/${room}`, Object.fromEntries(changes));
}

async function manageCodes(ask: Ask, [act, subject, uses, until]: readonly string[], note = ''): Promise<unknown> {
  if (act === undefined) return (await ask('leverage-codes')).items;
  if (act === 'withdraw' && subject) return ask(`leverage-codes/${encodeURIComponent(subject)}/withdraw`, {});
  if (act !== 'issue' || !subject || !uses) throw new CommandError(incomplete('codes'));
  const ends = until === undefined ? null : new Date(until);
  if (ends && Number.isNaN(ends.getTime())) throw new CommandError(incomplete('codes'));
  return ask('leverage-codes', { room: subject, uses: Number(uses), until: ends, note });
}

/** Sets each `name=value`, and returns all settings. */
async function changeSettings(ask: Ask, given: readonly string[]): Promise<unknown> {
  const items = (await ask('settings')).items as readonly { name: string; default: unknown }[];
  const lists = new Set(items.filter((item) => Array.isArray(item.default)).map(({ name }) => name));
  const valueOf = (name: string, text: string): unknown => {
    if (text === '') return null;
    if (lists.has(name)) return text.split(',');
    return /^(true|false|\d+)$/.test(text) ? JSON.parse(text) : text;
  };
  const changes = given.map((each) => assignment('set', each)).map(([name, text]) => [name, valueOf(name, text)]);
  const { proposed } = await ask('settings', Object.fromEntries(changes));
  if (proposed) return { proposed, next: 'Nothing has changed yet. Another person has to set the same.' };
  return (await ask('settings')).items;
}

/** Says something about an interruption, by language, or nothing anymore. */
function noteInterruption(ask: Ask, id: string, given: readonly string[]): Promise<unknown> {
  const note = given.length === 0 ? null : Object.fromEntries(given.map((each) => assignment('note', each)));
  return ask(`interruptions/${id}/note`, { note });
}

type Command = (operator: Operator, given: readonly string[], options: Options) => Promise<unknown>;

/** Answers with the items of a call. */
const list =
  (path: string): Command =>
  async ({ ask }) => {
    const { items, page, pageSize, total } = await ask(path);
    if (Number(total) > Number(pageSize))
      console.error(`Page ${String(page)} of ${Math.ceil(Number(total) / Number(pageSize))}, ${String(total)} in all.`);
    return items;
  };

/** The commands that their first word tells apart. */
const commands: Readonly<Record<string, Command>> = {
  verifications: list('verifications?status=in-review'),
  deposits: (operator, _given, { page = '1' }) => list(`deposits?page=${encodeURIComponent(page)}`)(operator, [], {}),
  withdrawals: (operator, _given, { page = '1', waiting }) =>
    list(`withdrawals?page=${encodeURIComponent(page)}${waiting ? '&waiting=1' : ''}`)(operator, [], {}),
  networks: list('networks'),
  requests: list('counter-requests'),
  orders: list('counter-orders'),
  products: list('pledge-products'),
  settings: list('settings'),
  interruptions: list('interruptions'),
  removals: (operator, given, { waiting }) =>
    list(`removals?state=${waiting ? 'waiting' : 'requested'}`)(operator, given, {}),
  petitions: (operator, [status = 'open'], { page = '1' }) =>
    list(`petitions?status=${encodeURIComponent(status)}&page=${encodeURIComponent(page)}`)(operator, [], {}),
  petition: (operator, given, { photos }) => managePetition(operator, given, photos),
  codes: ({ ask }, given, { note }) => manageCodes(ask, given, note),
  rooms: (operator, [room, ...changes], options) =>
    room === undefined
      ? list('leverage-rooms')(operator, [], options)
      : changeRoom(operator.ask, encodeURIComponent(room), changes),
  audit: (operator, [page = '1'], options) =>
    page === 'verify'
      ? operator.ask('audit/verify')
      : list(`audit?page=${encodeURIComponent(page)}`)(operator, [], options),
};

/** The commands that need something to decide about. */
const decisions: Readonly<Record<string, (operator: Operator, id: string, rest: readonly string[]) => unknown>> = {
  product: async ({ ask }, _id, [file = '']) => ask('pledge-products', await readJson(file)),
  close: ({ ask }, id) => ask(`pledge-products/${id}/close`, {}),
  request: async ({ ask }, _id, [file = '']) => ask('counter-requests', await readJson(file)),
  withdraw: ({ ask }, id) => ask(`counter-requests/${id}/withdraw`, {}),
  set: ({ ask }, _id, changes) => changeSettings(ask, changes),
  note: ({ ask }, id, [, ...texts]) => noteInterruption(ask, id, texts),
  removal: ({ ask }, id) => ask(`removals/${id}`),
};

/** Runs a command. Throws CommandError with its usage if it isn't complete. */
export async function decide(operator: Operator, words: readonly string[], options: Options): Promise<unknown> {
  const { ask } = operator;
  const [name = '', first, second, third] = words;
  const own = commands[name];
  if (own) return own(operator, words.slice(1), options);
  const content = await decideContent(words, ask);
  if (content !== undefined) return content;
  if (name === 'bank' && !first) return list('bank')(operator, [], options);
  if (!first) throw new CommandError(incomplete(name));
  const id = encodeURIComponent(first);
  if (name === 'pause' || name === 'resume')
    return decideNetwork(ask, name, first.split('/').map(encodeURIComponent).join('/'), second, third);
  if (name === 'bank' && second) return ask(`bank/${id}`, await termsIn(second));
  const decision = decisions[name];
  if (decision) return decision(operator, id, words.slice(1));
  if ((name === 'complete' || name === 'refund') && /^E\d/.test(id)) return ask(`counter-orders/${id}/${name}`, {});
  const transfer = pathOfTransfer(id);
  if (transfer) return decideTransfer(ask, transfer, name, words.slice(2));
  if (name === 'complete') return ask(`verifications/${id}/complete`, {});
  if (name === 'return' && second) return ask(`verifications/${id}/return`, { reason: second });
  if (name === 'approve') return ask(`removals/${id}/approve`, {});
  if (name === 'refuse' && second) return ask(`removals/${id}/refuse`, { reason: second });
  if (name !== 'verification') throw new CommandError(incomplete(name));
  const found = await ask(`verifications/${id}`);
  if (options.photos) await savePhotos(operator, id, found, options.photos);
  return found;
}

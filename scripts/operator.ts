/**
 * `npm run operator -- <command>`: manual decisions, through the operator calls of a running server. Reads
 * OPERATOR_TOKEN, a personal token or the shared one, and FLORIN_URL or PORT, from the environment.
 */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { decide } from './support/operator-decide.ts';
import { CommandError, NoAnswer, type Refusal, refusalOf } from './support/operator-errors.ts';
import { readable, visible } from './support/operator-output.ts';
import { usageOf } from './support/operator-usage.ts';

const { OPERATOR_TOKEN: token, FLORIN_URL: url, PORT: port } = process.env;
const base = new URL('/operator/', url || `http://127.0.0.1:${port || '5173'}`);

/** Prints why nothing was done, with a stack trace only if it's our own mistake. */
function fail(error: unknown): void {
  const isJson = process.argv.includes('--json');
  if (error instanceof CommandError) console.error(visible(isJson ? JSON.stringify(error.answer) : error.message));
  else console.error(error);
  process.exitCode = 1;
}

const options = {
  as: { type: 'string' },
  photos: { type: 'string' },
  note: { type: 'string' },
  page: { type: 'string' },
  waiting: { type: 'boolean' },
  sure: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function readArguments() {
  try {
    // It would take -5 for an option.
    const args = process.argv.slice(2).map((word) => word.replace(/^-(?=\d)/, '−'));
    const { positionals, ...rest } = parseArgs({ args, allowPositionals: true, options });
    return { ...rest, positionals: positionals.map((word) => word.replace(/^−(?=\d)/, '-')) };
  } catch (error) {
    // An option that isn't there.
    fail(error instanceof Error ? new CommandError(error.message) : error);
    process.exit();
  }
}

const { values, positionals } = readArguments();
const { as, json, help, ...own } = values;

/** A personal token says the name; the shared one doesn't. */
let name = as;

async function send(path: string, body?: object): Promise<Response> {
  if (!token)
    throw new CommandError('Set OPERATOR_TOKEN to your own token, or to the one that the server was started with.');
  const response = await fetch(new URL(path, base), {
    headers: {
      authorization: `Bearer ${token}`,
      // Headers carry bytes.
      ...(name === undefined ? {} : { 'x-operator': Buffer.from(name).toString('latin1') }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  }).catch((error: unknown) => {
    const { code } = (error as { cause?: { code?: string } }).cause ?? {};
    // The server ends the connection while it reads a body that is too large.
    throw new NoAnswer(
      code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET'
        ? `The connection to ${base.origin} broke. Check whether it was done, and send less if a file is large.`
        : `No server answers at ${base.origin}. Start it, or set FLORIN_URL or PORT.`,
      { cause: error },
    );
  });
  if (!response.headers.get('content-type')?.includes('json')) {
    if (response.ok) return response;
    throw new NoAnswer(
      `${base.origin} answered ${response.status}, which isn’t Florin. Check FLORIN_URL, and what is in between.`,
    );
  }
  const { status, message, data } = (await response.clone().json()) as Refusal & { status: 0 | 1 };
  if (status === 1) return response;
  if (name === undefined && Object.hasOwn(data.errors ?? {}, 'x-operator')) {
    name = userInfo().username;
    return send(path, body);
  }
  throw refusalOf(response.status, { message, data }, positionals);
}

const operator = {
  ask: async (path: string, body?: object) => {
    const { data } = (await (await send(path, body)).json()) as { data: Record<string, unknown> };
    return data;
  },
  image: async (path: string) => Buffer.from(await (await send(path)).arrayBuffer()),
};

if (help) {
  console.log(usageOf(positionals[0]));
  process.exit();
}
try {
  const answer = await decide(operator, positionals, own);
  console.log(json ? visible(JSON.stringify(answer, null, 2)) : readable(answer));
  // A broken chain fails the script too.
  if (answer && typeof answer === 'object' && 'broken' in answer && answer.broken !== null) {
    console.error(
      `Entry ${answer.broken as string} of the audit log is the first that was changed or has lost the one before.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  fail(error);
}

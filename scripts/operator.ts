/**
 * `npm run operator -- <command>`: manual decisions, through the operator calls of a running server. Reads
 * OPERATOR_TOKEN, and FLORIN_URL or PORT, from the environment.
 */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { decide, Failed } from './support/operator-commands.ts';
import { readable } from './support/operator-output.ts';
import { usageOf } from './support/operator-usage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    as: { type: 'string' },
    photos: { type: 'string' },
    note: { type: 'string' },
    page: { type: 'string' },
    waiting: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const { OPERATOR_TOKEN: token, FLORIN_URL: url, PORT: port } = process.env;
const base = new URL('/operator/', url || `http://127.0.0.1:${port || '5173'}`);

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

const operator = {
  ask: async (path: string, body?: object) => {
    const { data } = (await (await send(path, body)).json()) as { data: Record<string, unknown> };
    return data;
  },
  image: async (path: string) => Buffer.from(await (await send(path)).arrayBuffer()),
};

if (values.help) {
  console.log(usageOf(positionals[0]));
  process.exit();
}
try {
  const answer = await decide(operator, positionals, values);
  console.log(values.json ? JSON.stringify(answer, null, 2) : readable(answer));
  // A broken chain fails the script too.
  if (answer && typeof answer === 'object' && 'broken' in answer && answer.broken !== null) {
    console.error(
      `Entry ${answer.broken as string} of the audit log is the first that was changed or has lost the one before.`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Failed ? error.message : error);
  process.exitCode = 1;
}

import fc from 'fast-check';
import type { Credentials } from '#server/plugins/sessions/store';
import { loggedInCustomer } from '../server/support/customers.ts';
import { anyRequest, type AnyRequest, asQuery, endsSession } from '../server/support/requests.ts';
import { audit } from './audit.ts';
import { isEnvelope } from './caller.ts';
import { type RawRequest, sendCarelessly } from './raw-http.ts';
import { anyRawRequest, sessionHeaders } from './raw-requests.ts';
import { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';
import { brokenUploads, noise } from './uploads.ts';

const LANES = 8;
const CHUNK = 400;

/** Sends any request in a session. Resolves to whether the session is still valid. */
type Attempt = (server: FaultServer, tally: Tally, session: Credentials) => Promise<boolean>;

// Responses to HEAD have no body, and socket.io has its own error messages.
const WITHOUT_ENVELOPE = /^"HEAD |\/socket\.io/;

/** Requires the envelope for every status from 400 up. */
function judge(tally: Tally, what: string, status: number, body: string): void {
  if (status < 400) tally.acknowledged += 1;
  else if (status < 500) tally.refused += 1;
  // One export at a time.
  if (status === 503 && what.includes('/user/export')) tally.unavailable += 1;
  else if (status === 503) tally.fault('bad 503', `${what}: nothing was busy or away`);
  else if (status >= 500) tally.fault('500', `${what} returns ${status}: ${body.slice(0, 200)}`);
  else if (status >= 400 && !isEnvelope(body) && !WITHOUT_ENVELOPE.test(what))
    tally.fault('envelope', `${what} returns ${status}: ${body.slice(0, 200)}`);
}

const generated =
  ({ method, path, content, loggedIn, lang, key }: AnyRequest): Attempt =>
  async (server, tally, session) => {
    tally.operations += 1;
    const query = method === 'GET' ? `?${new URLSearchParams(asQuery(content))}` : '';
    const what = `${method} ${path}${query} ${JSON.stringify(content)}`.slice(0, 400);
    const response = await fetch(`${server.origin}/api${path}${query}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      headers: {
        lang,
        'idempotency-key': Buffer.from(key).toString('latin1'),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(loggedIn ? { token: session.token, cookie: `session=${session.cookie}` } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(content) ?? '' } : {}),
    }).catch(() => undefined);
    if (!response) {
      tally.fault('silent', what);
      return true;
    }
    judge(tally, what, response.status, await response.text());
    return !loggedIn || (!endsSession(path) && response.status !== 401);
  };

const raw =
  (request: RawRequest): Attempt =>
  async (server, tally) => {
    tally.operations += 1;
    const response = await sendCarelessly(server.port, request);
    if (response === 'silent') tally.fault('silent', request.what);
    else if (response !== 'closed') judge(tally, request.what, response.status, response.body);
    return true;
  };

/** Runs the attempts in parallel lanes, each with its own customer. */
async function run(
  server: FaultServer,
  tally: Tally,
  attempts: (session: Credentials) => Iterable<Attempt>,
): Promise<void> {
  const { db, close } = await server.database();
  try {
    const logIn = async () => (await loggedInCustomer(db, new Date())).credentials;
    const first = await logIn();
    const all = attempts(first)[Symbol.iterator]();
    const lane = async () => {
      let session = await logIn();
      for (let next = all.next(); !next.done; next = all.next()) {
        const good = await next.value(server, tally, session);
        if (!server.running) await server.recovered();
        if (!good) session = await logIn();
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await close();
  }
}

/** Sends `count` requests from the OpenAPI document and as broken HTTP, by visitors and customers. Deterministic per seed. */
export async function badRequests(tally: Tally, { count, seed }: { count: number; seed: number }): Promise<void> {
  const server = await FaultServer.open(tally);
  try {
    await run(server, tally, function* attempts(session) {
      for (let begin = 0; begin < count; begin += CHUNK) {
        const numRuns = Math.min(CHUNK, count - begin);
        const broken = Math.ceil(numRuns / 4);
        yield* fc.sample(anyRawRequest(session), { numRuns: broken, seed: seed + begin }).map(raw);
        yield* fc.sample(anyRequest, { numRuns: numRuns - broken, seed: seed + begin }).map(generated);
      }
    });
    await server.recovered();
    await audit(server, tally, []);
  } finally {
    await server.close();
  }
}

/** Sends `count` uploads, broken in every way we know, in turn. */
export async function badUploads(tally: Tally, { count }: { count: number }): Promise<void> {
  const server = await FaultServer.open(tally);
  try {
    const picture = await noise();
    await run(server, tally, function* attempts(session) {
      const uploads = brokenUploads(
        picture,
        sessionHeaders(session).map((header) => header.join(': ')),
      );
      for (let turn = 0; turn < count; turn += 1) yield raw(uploads[turn % uploads.length]!);
    });
    await server.recovered();
    await audit(server, tally, []);
  } finally {
    await server.close();
  }
}

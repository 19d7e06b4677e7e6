import fastifyCookie from '@fastify/cookie';
import * as v from 'valibot';
import { watchLimit } from '#contract/live';
import { marketSymbol } from '#contract/market';
import { newestUnread } from '../../domains/notices/store.ts';
import { isUnavailable } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { clientAddress, networkOf } from '../client-address.ts';
import { languageOf } from '../contract/language.ts';
import { turnsOf } from '../contract/turns.ts';
import { cookieName } from '../sessions/cookie.ts';
import { secretOf } from '../sessions/secrets.ts';
import { findSession } from '../sessions/store.ts';
import { tokenBucket } from './bucket.ts';
import type { LiveSocket } from './socket.ts';
import type { Watchers } from './watchers.ts';

export const customerRoom = (customer: string): string => `customer:${customer}`;
export const sessionRoom = (session: string): string => `session:${session}`;

const BURST = 20;
const PER_SECOND = 5;
/** Our app never causes this many refusals, so disconnect the client. */
const MAX_REFUSALS = 50;

const bindRequest = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });
const watchRequest = v.object({ symbols: v.pipe(v.array(marketSymbol), v.maxLength(watchLimit)) });

/** A failure that is reported to the client. All others are reported as `internal`. */
class LiveError extends Error {
  readonly code: 'bad-request' | 'session-gone' | 'too-many-requests';

  constructor(code: LiveError['code']) {
    super(code);
    this.name = 'LiveError';
    this.code = code;
  }
}

function parse<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given);
  if (!result.success) throw new LiveError('bad-request');
  return result.output;
}

function limitRate(socket: LiveSocket, onMisuse: () => void): void {
  const mayPass = tokenBucket(BURST, PER_SECOND);
  let refused = 0;
  socket.use((_packet, next) => {
    if (mayPass()) return next();
    refused += 1;
    if (refused > MAX_REFUSALS) {
      onMisuse();
      socket.disconnect(true);
    } else next(new LiveError('too-many-requests'));
  });
}

interface Reports {
  /** Called for the server's own failures. */
  readonly onError: (error: unknown) => void;
  /** Called for messages that our app never sends. */
  readonly onMisuse: () => void;
}

/** Serves one socket. Nothing that the client sends can crash the process or reach the log. */
export function serveSocket(
  socket: LiveSocket,
  services: Services,
  watchers: Watchers,
  { onError, onMisuse }: Reports,
): void {
  const { db, clock, settings, texts } = services;
  const { headers } = socket.handshake;
  const turns = turnsOf(services);
  const network = networkOf(clientAddress(socket.request, settings));

  const fail = (error: unknown): void => {
    const code = error instanceof LiveError ? error.code : isUnavailable(error) ? 'unavailable' : 'internal';
    if (code === 'internal') onError(error);
    const lang: unknown = socket.handshake.auth.lang;
    const language = languageOf({ headers: { ...headers, lang: typeof lang === 'string' ? lang : undefined } });
    socket.emit('error', { code, message: texts.text(language, `errors:${code}`) });
  };
  const serve = (work: () => Promise<void> | void): void => {
    void (async () => work())().catch(fail);
  };

  const unbind = async (): Promise<void> => {
    const { session } = socket.data;
    if (!session) return;
    delete socket.data.session;
    await socket.leave(customerRoom(session.customer));
    await socket.leave(sessionRoom(session.id));
  };

  limitRate(socket, onMisuse);
  // Handles messages that the rate limit refuses, can't be parsed, or are named "error".
  socket.on('error', (error: unknown) => {
    if (error instanceof LiveError) return fail(error);
    onMisuse();
    fail(new LiveError('bad-request'));
  });

  socket.on('bind', (request, respond) => {
    serve(async () => {
      if (typeof respond !== 'function') throw new LiveError('bad-request');
      const { token } = parse(bindRequest, request);
      const cookie = secretOf(fastifyCookie.parse(headers.cookie ?? '')[cookieName(settings)]);
      const lookUp = () => findSession(db, { token: secretOf(token), cookie }, clock());
      // By network, since a socket can try any number of tokens.
      const session = await turns.forSession(network, lookUp).catch((error: unknown) => {
        if (isUnavailable(error)) return 'unavailable' as const;
        throw error;
      });
      await unbind();
      if (session === 'unavailable') return respond({ code: 'unavailable' });
      if (!session) return respond({ code: 'session-gone' });
      socket.data.session = session;
      await socket.join([customerRoom(session.customer), sessionRoom(session.id)]);
      respond({ id: session.customer });
    });
  });

  socket.on('notices', () => {
    serve(async () => {
      const { session } = socket.data;
      if (!session) throw new LiveError('session-gone');
      const id = await turns.forCustomer(session.customer, () => newestUnread(db, session));
      if (id !== undefined) socket.emit('notice', { id });
    });
  });

  socket.on('watch', (request) => {
    serve(() => watchers.watch(socket, parse(watchRequest, request).symbols));
  });
}

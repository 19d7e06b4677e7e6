import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallDefinition } from '#contract/call';
import {
  type ResponseOf,
  type CallName,
  calls,
  type EmailCallName,
  type FileCallName,
  type MoneyCallName,
  type ParsedRequestOf,
  type UploadCallName,
} from '#contract/index';
import type { Language } from '#contract/languages';
import { ProtocolError } from '../../errors.ts';
import type { IdempotencyKey, Settled } from '../../ledger/index.ts';
import type { Services } from '../../services.ts';
import { networkOf } from '../client-address.ts';
import { receiveImage } from '../images/index.ts';
import { setActingSession } from '../sessions/acting.ts';
import { sessionsOf } from '../sessions/cache.ts';
import { readCredentials } from '../sessions/cookie.ts';
import type { Session } from '../sessions/store.ts';
import { success } from './envelope.ts';
import { type FileResponse, sendFile } from './file-response.ts';
import { languageOf } from './language.ts';
import { limitCall } from './limits.ts';
import { turnsOf } from './turns.ts';
import { requireResponse, validate } from './validation.ts';

type CustomerCallName = {
  [Name in CallName]: (typeof calls)[Name]['access'] extends 'customer' ? Name : never;
}[CallName];

interface Basics<Name extends CallName> {
  /** After validation. */
  readonly request: ParsedRequestOf<Name>;
  readonly language: Language;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
}

type ForAccess<Name extends CallName> = Name extends CustomerCallName
  ? { readonly customer: string; readonly session: Session }
  : { readonly session: Session | undefined };

/** Keeps a stored hash of a request from being a way to guess the short password in it. */
const withoutPassword = (request: unknown): object =>
  Object.fromEntries(Object.entries(request ?? {}).filter(([field]) => field !== 'fund_password'));

/** `once` is the idempotency key, which the handler must settle. */
type MoneyInput<Name extends CallName> = Name extends MoneyCallName ? { readonly once: IdempotencyKey } : unknown;

/** Runs what asks the database when it is the caller's turn. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** `file` is the cleaned image. */
type ForUpload<Name extends CallName> = Name extends UploadCallName ? { readonly file: Buffer } : unknown;

/** The handler takes its turns itself, since what it waits for besides the database may take long. */
type ForWaiting<Name extends CallName> = Name extends UploadCallName | EmailCallName
  ? { readonly inTurn: InTurn }
  : unknown;

export type Context<Name extends CallName> = Basics<Name> &
  ForAccess<Name> &
  MoneyInput<Name> &
  ForUpload<Name> &
  ForWaiting<Name>;

type ResultOf<Name extends CallName> = Name extends FileCallName
  ? FileResponse
  : Name extends MoneyCallName
    ? Settled<ResponseOf<Name>>
    : ResponseOf<Name>;

export type Handler<Name extends CallName> = (context: Context<Name>) => Promise<ResultOf<Name>> | ResultOf<Name>;

const KEY = /^[\w-]{8,100}$/;

function idempotencyKey(http: FastifyRequest): string {
  const key = http.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) throw new ProtocolError('bad-request');
  return key;
}

/**
 * Serves one call of the contract, which defines its method, path, access, validation, limits, idempotency and envelope. The
 * handler returns `data` or throws a Refusal. A handler that moves money returns the settled idempotency key.
 */
export function route<const Name extends CallName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  handler: Handler<Name>,
): void {
  const definition: CallDefinition = calls[name];
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  const limit = limitCall(app, services, name, definition);

  const turns = turnsOf(services);
  const sessions = sessionsOf(services);

  const findOwnSession = async (http: FastifyRequest): Promise<Session | undefined> => {
    const { token, cookie } = readCredentials(http, services.settings);
    if (!token || !cookie) return undefined;
    const credentials = { token, cookie };
    return sessions.known(credentials) ?? turns.forSession(token, () => sessions.find(credentials));
  };

  const run = async (http: FastifyRequest, reply: FastifyReply, session: Session | undefined): Promise<unknown> => {
    const request = validate(
      definition.request,
      (method === 'GET' ? http.query : definition.upload ? {} : http.body) ?? {},
    );
    const basics = { request, language: languageOf(http), http, reply, session, customer: session?.customer };
    // Built for any call; the types above describe it per call.
    const call = (extra: object) => (handler as (context: object) => unknown)({ ...basics, ...extra });
    const runForCustomer = definition.readsHistory ? turns.forHistory : turns.forCustomer;
    const inTurn: InTurn = (work) =>
      session ? runForCustomer(session.customer, work) : turns.forVisitor(networkOf(http.ip), work);
    if (definition.upload) {
      // Receive it before the turn, so that a slow upload or a large image doesn't delay others.
      const file = await receiveImage(http, session?.customer ?? networkOf(http.ip), definition.upload);
      return call({ file, inTurn });
    }
    if (definition.sendsEmail) return call({ inTurn });
    if (!definition.movesMoney || !session) return inTurn(async () => call({}));
    const once: IdempotencyKey = {
      customer: session.customer,
      key: idempotencyKey(http),
      call: name,
      body: withoutPassword(request),
    };
    const { outcome } = (await inTurn(async () => call({ once }))) as Settled;
    return outcome();
  };

  app.route({
    method,
    url: `/${path}`,
    handler: async (http, reply) => {
      await limit.beforeSession(http);
      const session = await findOwnSession(http);
      if (definition.access === 'customer' && !session) throw new ProtocolError('session-gone');
      if (session) setActingSession(http, session.id);
      await limit.afterSession(http, session);
      const response = await run(http, reply, session);
      if (definition.contentType) return sendFile(reply, definition.contentType, response as FileResponse);
      if (services.settings.environment === 'test') requireResponse(definition.response, response);
      return reply.send(success(response));
    },
  });
}

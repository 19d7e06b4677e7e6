import type { FastifyReply, FastifyRequest } from 'fastify';
import { protocolCodes, type ProtocolCode } from '#contract/codes';
import type { Language } from '#contract/languages';
import { loggedError, reasonOf } from '../../log-error.ts';
import { moneyText } from '../../money-text.ts';
import { codeOf, InvalidFields, isUnavailable, ProtocolError, Refusal, TooManyRequests } from '../../errors.ts';
import type { TextKey, Texts } from '../texts.ts';
import { failure } from './envelope.ts';
import { languageOf } from './language.ts';
import { oddRefusals } from './odd-refusals.ts';

const RETRY_AFTER_SECONDS = 2;

const BY_STATUS = new Map<number, ProtocolCode>([
  // The static file plugin's response to an impossible path, such as one with two slashes.
  [403, 'no-such-call'],
  [404, 'no-such-call'],
  [413, 'too-large'],
  [414, 'too-large'],
  [429, 'too-many-requests'],
  [431, 'too-large'],
  [503, 'unavailable'],
]);

/** Returns the code for a status from Node or Fastify. A 4xx is never an internal error. */
export const codeOfStatus = (status: number): ProtocolCode =>
  BY_STATUS.get(status) ?? (status >= 400 && status < 500 ? 'bad-request' : 'internal');

const stringField = (error: unknown, field: string): string =>
  error instanceof Error && field in error ? String((error as unknown as Record<string, unknown>)[field]) : '';

/** Covers amounts that overflow a column, text that PostgreSQL can't store, closed accounts, and a busy or unreachable database. */
function databaseCode(error: unknown): ProtocolCode | undefined {
  const state = codeOf(error);
  if (state === 'FL005') return 'session-gone';
  if (state === '22003' || state === '22021') return 'bad-request';
  return isUnavailable(error) ? 'unavailable' : undefined;
}

function protocolCodeOf(error: unknown): ProtocolCode {
  if (error instanceof ProtocolError) return error.code;
  return databaseCode(error) ?? codeOfStatus(Number(stringField(error, 'statusCode')));
}

/** For `bad-request`, keeps the framework's more specific status, such as 416 for a range. */
function statusOf(error: unknown, code: ProtocolCode): number {
  const own = Number(stringField(error, 'statusCode'));
  return own >= 400 && own < 500 && code === 'bad-request' ? own : protocolCodes[code];
}

function retryAfterOf(error: unknown, code: ProtocolCode): number | undefined {
  if (error instanceof TooManyRequests) return error.retryAfterSeconds;
  return code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined;
}

// The messages of a schema are keys, which a test of the contract looks up.
function translateFields(fields: InvalidFields['fields'], text: (key: TextKey) => string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, keys]) => [field, keys.map((key) => text(key as TextKey))]),
  );
}

/** Formats the amounts for the message's language. */
function formatted(details: Refusal['details'], language: Language): Refusal['details'] {
  const isAmount = (value: string | number): value is string =>
    typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
  const { currency } = details;
  if (typeof currency !== 'string') return details;
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      isAmount(value) ? moneyText(language, value, currency) : value,
    ]),
  );
}

/** Turns any error into a response in the customer's language, without internal details. */
export function sendError(texts: Texts) {
  const countIfOdd = oddRefusals();
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const language = languageOf(request);
    const text = (key: TextKey, values?: object) => texts.text(language, key, { ...values });
    if (error instanceof Refusal) {
      countIfOdd(request, error.code);
      reply.code(error.code === 'not-found' ? 404 : 200);
      return reply.send(
        failure(text(`errors:${error.code}`, formatted(error.details, language)), error.code, error.details),
      );
    }
    const code = protocolCodeOf(error);
    countIfOdd(request, code);
    const details: Record<string, unknown> = {};
    if (error instanceof InvalidFields) details.errors = translateFields(error.fields, text);
    const retryAfter = retryAfterOf(error, code);
    if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
    if (code === 'unavailable')
      request.log.warn({ reqId: request.id, why: reasonOf(error) }, 'request refused: server unavailable');
    if (code === 'internal') request.log.error({ err: loggedError(error), reqId: request.id }, 'request failed');
    if (code === 'internal' || code === 'unavailable') {
      // Customers can quote the id to support, who can find it in the log.
      details.request = request.id;
    }
    return reply.code(statusOf(error, code)).send(failure(text(`errors:${code}`), code, details));
  };
}

/** Responds to unknown paths. */
export function sendUnknownCall(texts: Texts) {
  const send = sendError(texts);
  return (request: FastifyRequest, reply: FastifyReply) => send(new ProtocolError('no-such-call'), request, reply);
}

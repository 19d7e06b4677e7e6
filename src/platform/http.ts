import type { ResponseOf, CallName, MoneyCallName, RequestOf } from '#contract/index';
import { ApiError } from './api-error.ts';
import { markLost, markReached } from './connection.ts';
import { unwrap } from './envelope.ts';
import { apiLanguage, languageStore } from './language.ts';
import { sessionStore } from './session.ts';

/** Specification, section 9. */
export const timeoutMs = 25_000;

const base = '/api/';

/** When the last response left the server and reached this device, each by its own clock (server-clock.ts). */
export const heardAt: { server?: string | null; device: number } = { device: 0 };

export interface RequestOptions {
  /** Ends the request; it then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Language of the response's texts; default: the app's. */
  language?: string;
  /** For calls that move money, see money-call.ts. */
  idempotencyKey?: string;
  /** For calls that return a new token, see token.ts. */
  replacesToken?: boolean;
}

type OptionsOf<Name extends CallName> = Name extends MoneyCallName
  ? [options: RequestOptions & { idempotencyKey: string }]
  : [options?: RequestOptions];

/** The headers that every call carries. */
function headersOf(options: RequestOptions): Record<string, string> {
  const { token } = sessionStore.get();
  return {
    lang: options.language ?? apiLanguage(languageStore.get()),
    ...(token === null ? {} : { token }),
    ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
  };
}

/** Makes a call with the session's token; retries once when the server rejects it and there is a newer one. */
export async function callWithToken<Result>(
  options: RequestOptions,
  call: (headers: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const session = sessionStore.get();
  try {
    return await call(headersOf(options));
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'unauthorized' || session.token === null) throw error;
    // Rare, and the server is up: load it on demand.
    const { findNewToken } = await import('./refused-token.ts');
    if (await findNewToken(session, options)) return callWithToken(options, call);
    throw error;
  }
}

/** Returns the address of a call, with the query of GET requests. */
export function addressOf(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return base + path + (search ? `?${search}` : '');
}

/** Makes a call and returns its `data`. Throws ApiError, or the reason of `options.signal`. */
export async function request<Name extends CallName>(
  name: Name,
  input: RequestOf<Name>,
  ...[options = {}]: OptionsOf<Name>
): Promise<ResponseOf<Name>> {
  const [method = '', path = ''] = name.split(' ');
  const query = method === 'GET' ? (input as Record<string, unknown>) : {};
  return callWithToken(options, async (headers) => {
    const response = await send(addressOf(path, query), options.signal, {
      method,
      headers: method === 'GET' ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: method === 'GET' ? null : JSON.stringify(input),
    });
    return unwrap(...response) as ResponseOf<Name>;
  });
}

async function send(
  address: string,
  signal: AbortSignal | undefined,
  init: RequestInit,
): Promise<[status: number, body: unknown, retryAfter: string | null]> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const text = await response.text();
    heard(response.status);
    heardAt.server = response.headers.get('Date');
    heardAt.device = Date.now();
    return [response.status, parse(text), response.headers.get('Retry-After')];
  } catch (error) {
    if (signal?.aborted) throw error;
    markLost();
    throw new ApiError({ kind: deadline.aborted ? 'timeout' : 'offline', cause: error });
  }
}

/** Records a response. One from 500 up may come from a proxy or a server without its database: `/healthz` tells. */
export const heard = (status: number): void => (status < 500 ? markReached() : markLost());

/** A proxy's error page is not JSON: that counts as a server error, not a network error. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

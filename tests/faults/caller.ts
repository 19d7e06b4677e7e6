import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials } from '#server/plugins/sessions/store';
import type { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';

interface Envelope {
  readonly status: number;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The outcome of a call: done, refused with a code, or unknown, to retry after `wait` milliseconds. */
type Outcome =
  | { readonly kind: 'done'; readonly data: Envelope['data'] }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; readonly wait: number };

/** The outcome of a call that was retried until it was known. */
export type Settled = Exclude<Outcome, { kind: 'unknown' }>;

const PATIENCE = 90_000;
const RESPONSE_MS = 30_000;

/** Returns whether a text is a response in the envelope. */
export function isEnvelope(text: string): boolean {
  try {
    const { status, message, data } = JSON.parse(text) as Partial<Envelope>;
    return typeof status === 'number' && typeof message === 'string' && typeof data === 'object';
  } catch {
    return false;
  }
}

/**
 * A customer’s app on a bad connection: makes calls over HTTP in a session, breaks some off before the response, and retries
 * with the same key until the outcome is known.
 */
export class Caller {
  readonly #server: FaultServer;
  readonly #tally: Tally;
  readonly #credentials: Credentials;
  #attempts = 0;

  constructor(server: FaultServer, tally: Tally, credentials: Credentials) {
    this.#server = server;
    this.#tally = tally;
    this.#credentials = credentials;
  }

  /** Reads until there is a response. Throws for a refusal. */
  async read(path: string): Promise<Envelope['data']> {
    const response = await this.call(path, undefined);
    if (response.kind === 'refused') throw new Error(`${path} is refused: ${response.code}`);
    return response.data;
  }

  /** Calls until the outcome is known; reads without a body. Throws if it stays unknown. */
  async call(path: string, body: object | undefined, key: string = randomUUID()): Promise<Settled> {
    const begin = Date.now();
    for (;;) {
      const outcome = await this.#once(path, body, key);
      if (outcome.kind !== 'unknown') return outcome;
      if (Date.now() - begin > PATIENCE) {
        this.#tally.fault('silent', `${path} never said what came of it`);
        throw new Error(`${path} has no outcome after ${PATIENCE / 1000} s`);
      }
      await wait(outcome.wait);
    }
  }

  /** Breaks off every ninth connection, at varied times. */
  #patience(): number {
    this.#attempts += 1;
    return this.#attempts % 9 === 0 ? (this.#attempts * 7) % 50 : RESPONSE_MS;
  }

  async #once(path: string, body: object | undefined, key: string): Promise<Outcome> {
    const form = body instanceof FormData;
    const patience = this.#patience();
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.#server.nextOrigin()}/api/${path}`, {
        method: body ? 'POST' : 'GET',
        signal: AbortSignal.timeout(patience),
        headers: {
          token: this.#credentials.token,
          cookie: `session=${this.#credentials.cookie}`,
          'idempotency-key': key,
          ...(body && !form ? { 'content-type': 'application/json' } : {}),
        },
        body: form ? body : body && JSON.stringify(body),
      });
      text = await response.text();
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      if (isLate && patience < RESPONSE_MS) this.#tally.brokenOff += 1;
      else if (isLate) this.#tally.fault('silent', `${path}: no response in ${RESPONSE_MS / 1000} s`);
      return { kind: 'unknown', wait: 50 };
    }
    return this.#read(path, response, text);
  }

  #read(path: string, { status, headers }: Response, text: string): Outcome {
    if (!isEnvelope(text)) this.#tally.fault('envelope', `${path} returns ${status}: ${text.slice(0, 200)}`);
    if (status === 503) {
      const after = Number(headers.get('retry-after'));
      if (after > 0) this.#tally.unavailable += 1;
      else this.#tally.fault('bad 503', `${path}: no Retry-After`);
      // At most a second, to keep up the load.
      return { kind: 'unknown', wait: Math.min(1000, 1000 * (after || 1)) };
    }
    if (status >= 500) {
      this.#tally.fault('500', `${path} returns ${status}: ${text.slice(0, 200)}`);
      return { kind: 'unknown', wait: 200 };
    }
    const { status: success, data } = JSON.parse(text) as Envelope;
    return success === 1 ? { kind: 'done', data } : { kind: 'refused', code: String(data.code) };
  }
}

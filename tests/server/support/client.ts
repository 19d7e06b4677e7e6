import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ResponseOf, CallName, RequestOf } from '#contract/index';

export interface CallResponse<Data> {
  /** The HTTP status. */
  readonly http: number;
  readonly status: number;
  readonly message: string;
  readonly data: Data;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface Failure {
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly [detail: string]: unknown;
}

export interface CallOptions {
  readonly lang?: string;
  /** The idempotency key; a new one by default. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a refused call returns, for `toMatchObject`. */
export const refused = (code: string) => ({ http: code === 'not-found' ? 404 : 200, status: 0, data: { code } });

/**
 * Makes a call until it isn't answered with 503, which is no answer: a loaded machine says that it is busy. Its idempotency
 * key stays the same, since a call may have happened although its answer came too late.
 */
export async function insist(call: (key: string) => Promise<CallResponse<Failure>>): Promise<CallResponse<Failure>> {
  const key = randomUUID();
  for (;;) {
    const answer = await call(key);
    if (answer.http !== 503) return answer;
  }
}

/** Runs work as another process would: it must not count as part of a transaction that the test holds. */
export const fromOutside = AsyncLocalStorage.snapshot();

/** Calls the app in this process, and stores token and cookie like the web app and its browser. */
export class Client {
  token: string | undefined;
  cookie: string | undefined;
  /** The browser's id, which outlives logouts. */
  browser: string | undefined;
  /** The user agent. */
  userAgent: string | undefined;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Sends any request with the session. */
  async send(options: InjectOptions) {
    const response = await fromOutside(
      async () =>
        await this.#app.inject({
          ...options,
          headers: {
            ...(this.token ? { token: this.token } : {}),
            ...(this.userAgent ? { 'user-agent': this.userAgent } : {}),
            ...options.headers,
          },
          cookies: {
            ...(this.cookie ? { session: this.cookie } : {}),
            ...(this.browser ? { browser: this.browser } : {}),
          },
        }),
    );
    for (const { name, value } of response.cookies) {
      if (name === 'session') this.cookie = value || undefined;
      if (name === 'browser') this.browser = value;
    }
    return response;
  }

  /** Makes a call and returns the response, even if refused. */
  async try<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    options: CallOptions = {},
  ): Promise<CallResponse<Failure>> {
    const [method, path] = name.split(' ') as ['GET' | 'POST', string];
    const headers = {
      lang: options.lang ?? 'en-us',
      'idempotency-key': options.key ?? randomUUID(),
      ...options.headers,
    };
    const response = await this.send({
      method,
      url: `/api/${path}`,
      headers,
      ...(method === 'GET' ? { query: request as Record<string, string> } : { payload: request }),
    });
    const result = {
      ...response.json<Omit<CallResponse<Failure>, 'http' | 'headers'>>(),
      http: response.statusCode,
      headers: response.headers,
    };
    // The old token is invalid from now on.
    if (name === 'POST user/password' && result.status === 1) this.token = String(result.data.token);
    return result;
  }

  /** Makes a call that must succeed and returns its data. */
  async call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    options: CallOptions = {},
  ): Promise<ResponseOf<Name>> {
    const result = await this.try(name, request, options);
    if (result.http !== 200 || result.status !== 1) {
      throw new Error(`${name} returned ${result.http}: ${result.message} ${JSON.stringify(result.data)}`);
    }
    return result.data;
  }

  /** Sends a file as the field `file` of a form. */
  async upload(
    name: CallName,
    content: Buffer,
    filename = 'picture.jpg',
  ): Promise<CallResponse<Failure & { filename: string; url: string }>> {
    const boundary = `----${randomUUID()}`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`;
    const response = await this.send({
      method: 'POST',
      url: `/api/${name.split(' ')[1]}`,
      headers: { lang: 'en-us', 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    const body = response.json<Omit<CallResponse<Failure & { filename: string; url: string }>, 'http' | 'headers'>>();
    return { ...body, http: response.statusCode, headers: response.headers };
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ResponseOf, CallName, RequestOf } from '#contract/index';

export interface Answer<Data> {
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

/** Runs something as another process would: a test may hold a transaction meanwhile, and what it runs must not count as inside it. */
export const fromOutside = AsyncLocalStorage.snapshot();

/** Speaks the contract with the app in this process, and keeps token and cookie as the web app and its browser do. */
export class Client {
  token: string | undefined;
  cookie: string | undefined;
  /** What the browser keeps after a logout too. */
  browser: string | undefined;
  /** The device that it says it is. */
  userAgent: string | undefined;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Any request, with the session. */
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

  /** One call, whatever it answers. */
  async try<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    options: CallOptions = {},
  ): Promise<Answer<Failure>> {
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
    const answer = {
      ...response.json<Omit<Answer<Failure>, 'http' | 'headers'>>(),
      http: response.statusCode,
      headers: response.headers,
    };
    // The token before is good for nothing from now on.
    if (name === 'POST user/password' && answer.status === 1) this.token = String(answer.data.token);
    return answer;
  }

  /** One call that succeeds; answers its data. */
  async call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    options: CallOptions = {},
  ): Promise<ResponseOf<Name>> {
    const answer = await this.try(name, request, options);
    if (answer.http !== 200 || answer.status !== 1) {
      throw new Error(`${name} answered ${answer.http}: ${answer.message} ${JSON.stringify(answer.data)}`);
    }
    return answer.data;
  }

  /** Sends a file as the field `file` of a form. */
  async upload(
    name: CallName,
    content: Buffer,
    filename = 'picture.jpg',
  ): Promise<Answer<Failure & { filename: string; url: string }>> {
    const boundary = `----${randomUUID()}`;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`;
    const response = await this.send({
      method: 'POST',
      url: `/api/${name.split(' ')[1]}`,
      headers: { lang: 'en-us', 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    const body = response.json<Omit<Answer<Failure & { filename: string; url: string }>, 'http' | 'headers'>>();
    return { ...body, http: response.statusCode, headers: response.headers };
  }
}

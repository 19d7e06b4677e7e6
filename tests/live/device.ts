import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#contract/live';
import { bindUntilAnswered, reconnection } from '#platform/live-bind';
import type { Credentials } from '#server/plugins/sessions/store';

const PATIENCE_MS = 60_000;
/** Within this, sockets are back and have read again, whatever failed. */
export const BACK_MS = 30_000;

export interface Answer {
  readonly http: number;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Makes a call once; reads without a body. Throws if the connection fails. */
export async function request(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object | undefined,
): Promise<Answer> {
  const response = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  return { http: response.status, ...((await response.json()) as Omit<Answer, 'http'>) };
}

/** Makes a call until it is known what came of it. `failed` gets why it was made again. */
export async function untilAnswered(
  path: string,
  attempt: () => Promise<Answer>,
  failed: string[] = [],
): Promise<Answer> {
  for (const end = Date.now() + PATIENCE_MS; ; await wait(200)) {
    const answer = await attempt().catch((error: Error) => error);
    if (!(answer instanceof Error) && answer.http < 500 && answer.http !== 429) return answer;
    failed.push(`${path}: ${answer instanceof Error ? answer.message : answer.http}`);
    if (Date.now() > end) throw new Error(`${path} has no outcome`);
  }
}

export interface Notice {
  readonly id: string;
  readonly title: string;
}

/** A customer's app, which calls one server or a load balancer. */
export class Device {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #token: string;
  /** Calls that had to be made again, and why. */
  readonly failed: string[] = [];

  constructor(origin: string, { token, cookie }: Credentials) {
    this.#origin = origin;
    this.#token = token;
    this.#headers = { token, cookie: `session=${cookie}` };
  }

  /** Makes a call once; reads without a body. Throws if the connection fails. */
  call(path: string, body?: object, key?: string): Promise<Answer> {
    const headers = { ...this.#headers, ...(key !== undefined && { 'idempotency-key': key }) };
    return request(`${this.#origin}/api/${path}`, headers, body);
  }

  /** Makes a call that moves money, again with the same key until it is known what came of it. */
  settle(path: string, body: object): Promise<Answer> {
    const key = randomUUID();
    return untilAnswered(path, () => this.call(path, body, key), this.failed);
  }

  /** Makes a call that moves none, again until it is answered; reads without a body. */
  ask(path: string, body?: object): Promise<Answer> {
    return untilAnswered(path, () => this.call(path, body), this.failed);
  }

  /** Reads the whole list of notices, newest first. */
  async notices(): Promise<Notice[]> {
    const found: Notice[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await this.ask(`notice/index?page=${page}`);
      const items = data.items as Notice[];
      found.push(...items);
      if (items.length < Number(data.pageSize)) return found;
    }
  }

  /** Opens the live channel like the app. Resolves when it is bound for the first time. */
  async listen(): Promise<Listener> {
    const listener = new Listener(this.#origin, this.#headers, this.#token, () => this.notices());
    await listener.bound;
    return listener;
  }
}

/** What an app hears on the live channel. */
export class Listener {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  /** The ids of the notices that came. */
  readonly notices: string[] = [];
  /** How often it was bound. */
  times = 0;
  /** The titles of all notices, as they were read after it was bound last. */
  listed: readonly string[] = [];
  readonly bound: Promise<void>;

  constructor(
    origin: string,
    { cookie = '' }: Readonly<Record<string, string>>,
    token: string,
    list: () => Promise<Notice[]>,
  ) {
    this.socket = io(origin, {
      path: '/socket.io',
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie },
      ...reconnection,
    });
    this.socket.on('notice', ({ id }) => this.notices.push(id));
    this.bound = new Promise((resolve) => {
      this.socket.on('connect', () =>
        bindUntilAnswered(this.socket, token, () => {
          this.times += 1;
          resolve();
          // What fails because the server is killed again is read after the next time.
          list().then(
            (notices) => (this.listed = notices.map(({ title }) => title)),
            () => {},
          );
        }),
      );
    });
  }
}

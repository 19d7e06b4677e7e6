import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#contract/live';
import { bindUntilAnswered, reconnection } from '#platform/live-bind';
import type { Credentials } from '#server/plugins/sessions/store';

const PATIENCE_MS = 60_000;

interface Answer {
  readonly http: number;
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A customer's app, which calls one server or a load balancer. */
export class Device {
  readonly #origin: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #token: string;

  constructor(origin: string, { token, cookie }: Credentials) {
    this.#origin = origin;
    this.#token = token;
    this.#headers = { token, cookie: `session=${cookie}` };
  }

  /** Makes a call once; reads without a body. Throws if the connection fails. */
  async call(path: string, body?: object, key?: string): Promise<Answer> {
    const response = await fetch(`${this.#origin}/api/${path}`, {
      headers: {
        ...this.#headers,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    return { http: response.status, ...((await response.json()) as Omit<Answer, 'http'>) };
  }

  /** Makes a call, again with the same key until it is known what came of it. */
  async settle(path: string, body: object): Promise<Answer> {
    const key = randomUUID();
    for (const end = Date.now() + PATIENCE_MS; ; await wait(200)) {
      const answer = await this.call(path, body, key).catch(() => undefined);
      if (answer && answer.http < 500 && answer.http !== 429) return answer;
      if (Date.now() > end) throw new Error(`${path} has no outcome`);
    }
  }

  /** Opens the live channel like the app. Resolves when it is bound for the first time. */
  async listen(): Promise<Listener> {
    const listener = new Listener(this.#origin, this.#headers, this.#token);
    await listener.bound;
    return listener;
  }
}

/** What an app hears on the live channel. */
export class Listener {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  /** The ids of the notices that came. */
  readonly notices: string[] = [];
  /** How often it was bound; after each time but the first the app reads again what it may have missed. */
  times = 0;
  readonly bound: Promise<void>;

  constructor(origin: string, { cookie = '' }: Readonly<Record<string, string>>, token: string) {
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
        }),
      );
    });
  }
}

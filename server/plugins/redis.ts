import { Redis, type RedisOptions } from 'ioredis';

/** How long a command may take. Whatever uses Redis does without it for the moment. */
const COMMAND_MS = 1_000;
const CONNECT_MS = 5_000;
const RECONNECT_MS = 2_000;

const connecting = {
  connectTimeout: CONNECT_MS,
  keepAlive: 10_000,
  retryStrategy: (times: number) => Math.min(times * 100, RECONNECT_MS),
} satisfies RedisOptions;

/** Fails at once while Redis is down, since requests wait for it. */
const impatient = {
  ...connecting,
  commandTimeout: COMMAND_MS,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions;

/** Waits until Redis is back: readers of streams block, and would spin if their commands failed at once. */
const patient = { ...connecting, maxRetriesPerRequest: null } satisfies RedisOptions;

class ImpatientRedis extends Redis {
  readonly #url: string;
  readonly readers: Redis[] = [];

  constructor(url: string) {
    super(url, impatient);
    this.#url = url;
  }

  /** The adapter of the live channel reads in duplicates. */
  override duplicate(): Redis {
    const reader = new Redis(this.#url, patient);
    this.readers.push(reader);
    return reader;
  }
}

/** What servers of one database share besides it. Nothing that must not be lost is in Redis. */
export interface SharedRedis {
  readonly client: Redis;
  /** Calls `listener` each time that Redis is back. Messages sent meanwhile are lost. */
  onReturn(listener: () => void): void;
  close(): void;
}

/**
 * Connects to Redis in the background, again and again, so that a server also starts while Redis is down. `onError` is called
 * when the connection fails or is lost, once until it is back.
 */
export function openRedis(url: string, onError: (error: unknown) => void): SharedRedis {
  const client = new ImpatientRedis(url);
  const listeners: (() => void)[] = [];
  let isDown = false;
  const lose = (cause?: unknown): void => {
    if (isDown) return;
    isDown = true;
    onError(new Error('Redis is down: messages reach the sockets of this server only.', { cause }));
  };
  client.on('error', lose);
  client.on('close', () => lose());
  client.on('ready', () => {
    if (!isDown) return;
    isDown = false;
    for (const listener of listeners) listener();
  });
  return {
    client,
    onReturn: (listener) => void listeners.push(listener),
    close: () => {
      // Otherwise the end would count as a loss.
      client.removeAllListeners('close');
      for (const each of [...client.readers, client]) each.disconnect();
    },
  };
}

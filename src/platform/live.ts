import type { Socket } from 'socket.io-client';
import { type ClientEvents, type ServerEvents, watchLimit } from '#contract/live';
import { markLost } from './connection.ts';
import { request } from './http.ts';
import { apiLanguage, languageStore } from './language.ts';
import type { BindAnswer } from './live-bind.ts';
import { sessionStore } from './session.ts';
import { createStore } from './store.ts';

type Channel = Socket<ServerEvents, ClientEvents>;

interface LiveListeners {
  /** A new notice to show now. */
  onNotice(id: string): void;
  /** Notices were read elsewhere, or announce this session's own actions. */
  onUnread(): void;
  /** The customer's money, or an order that moves it, changed, or may have changed while nothing was heard. */
  onMoney(): void;
  /** The channel reconnected: what it missed has to be fetched. */
  onReconnect(): void;
  /** The server reports an error. */
  onError(message: string): void;
}

export interface LivePrice {
  price: string;
  /** Time of the price, by the server's clock. */
  time: string;
}

interface LivePrices {
  /** By market; empty until the first tick. */
  prices: Readonly<Record<string, LivePrice>>;
  /** When the newest tick arrived, by the device's clock; 0 before the first. */
  at: number;
}

export const pricesStore = createStore<LivePrices>({ initial: { prices: {}, at: 0 } });

/** How many components watch each market. */
const watched = new Map<string, number>();
let channel: Channel | undefined;
let opening: Promise<void> | undefined;
let listeners: LiveListeners | undefined;
let sending: ReturnType<typeof setTimeout> | undefined;

/** Starts the live channel; it connects for customers, and for visitors who watch a market. */
export function startLive(given: LiveListeners): () => void {
  listeners = given;
  const stopFollowing = [sessionStore.subscribe(rebind), languageStore.subscribe(reconnect)];
  void connectIfNeeded();
  return () => {
    for (const stop of stopFollowing) stop();
    listeners = undefined;
    channel?.disconnect();
    channel = undefined;
    opening = undefined;
  };
}

/** Watches markets: their ticks go to `pricesStore`. Returns the function that stops watching. */
export function watchMarkets(symbols: readonly string[]): () => void {
  for (const symbol of symbols) watched.set(symbol, (watched.get(symbol) ?? 0) + 1);
  sendWatchSoon();
  void connectIfNeeded();
  return () => {
    for (const symbol of symbols) {
      const count = (watched.get(symbol) ?? 1) - 1;
      if (count > 0) watched.set(symbol, count);
      else watched.delete(symbol);
    }
    sendWatchSoon();
  };
}

function sendWatch(): void {
  if (channel?.connected) channel.emit('watch', { symbols: [...watched.keys()].slice(0, watchLimit) });
}

/** Sends changes together: a list that scrolls changes faster than the server takes messages. */
function sendWatchSoon(): void {
  sending ??= setTimeout(() => {
    sending = undefined;
    sendWatch();
  }, 250);
}

async function connectIfNeeded(): Promise<void> {
  if (!listeners || (sessionStore.get().token === null && watched.size === 0)) return;
  opening ??= open().catch(() => {
    opening = undefined;
  });
  await opening;
}

async function open(): Promise<void> {
  const started = listeners;
  const [{ io }, { bindUntilAnswered, reconnection }] = await Promise.all([
    import('socket.io-client'),
    import('./live-bind.ts'),
  ]);
  // Stopped meanwhile, and perhaps started again.
  if (!started || started !== listeners) return;
  channel = io({
    path: '/socket.io',
    transports: ['websocket'],
    autoConnect: false,
    ...reconnection,
    auth: (send) => send({ lang: apiLanguage(languageStore.get()) }),
  });
  let wasConnected = false;
  const opened = channel;
  opened.on('connect', () => {
    const { token } = sessionStore.get();
    boundToken = token;
    if (token !== null) bindUntilAnswered(opened, token, onBind);
    sendWatch();
    if (wasConnected) listeners?.onReconnect();
    wasConnected = true;
  });
  channel.on('connect_error', markLost);
  channel.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    // socket.io reconnects by itself after anything else. The server is up: it closed this one, as when a session ends.
    if (reason === 'io server disconnect') setTimeout(reconnectIfClosed, 1000 + Math.random() * 4000);
    else markLost();
  });
  // Not one of our events, but a server of another version may send it.
  (channel as Socket).on('error', (event: { message?: string } | string) =>
    listeners?.onError(typeof event === 'string' ? event : (event.message ?? '')),
  );
  channel.on('notice', ({ id }) => listeners?.onNotice(id));
  channel.on('unread', () => listeners?.onUnread());
  for (const news of ['balance', 'exchange', 'settled'] as const) channel.on(news, () => listeners?.onMoney());
  channel.on('tick', ({ time, prices }) => {
    const news = Object.entries(prices).map(([symbol, price]) => [symbol, { price, time }] as const);
    pricesStore.set({ prices: { ...pricesStore.get().prices, ...Object.fromEntries(news) }, at: Date.now() });
  });
  channel.connect();
}

/** Requests the notices that a bound socket missed. */
function onBind(result: BindAnswer): void {
  if ('id' in result) {
    channel?.emit('notices');
    // What was read before the customer's messages arrive may have changed since.
    listeners?.onMoney();
  }
  // A regular call ends the session, or finds that the token was replaced. A logout has ended it already.
  else if (sessionStore.get().token !== null) request('GET user/closing', {}).catch(() => {});
}

let boundToken: string | null = null;

/** A new session needs a new connection. */
function rebind(): void {
  const { token } = sessionStore.get();
  if (token === boundToken) return;
  boundToken = token;
  if (channel) reconnect();
  else void connectIfNeeded();
}

/** Cookie and language are part of the handshake. */
function reconnect(): void {
  channel?.disconnect().connect();
}

/** Connects now instead of waiting for the next attempt. */
export function reconnectIfClosed(): void {
  if (!channel) void connectIfNeeded();
  else if (!channel.connected) reconnect();
}

import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#contract/live';
import { markLost } from './connection.ts';
import { request } from './http.ts';
import { apiLanguage, languageStore } from './language.ts';
import { sessionStore } from './session.ts';
import { createStore } from './store.ts';

type Channel = Socket<ServerEvents, ClientEvents>;

interface LiveListeners {
  /** A notice that the customer should see now. */
  onNotice(id: string): void;
  /** Notices were read elsewhere, or tell of what this session did. */
  onUnread(): void;
  /** Something about the customer's money changed. */
  onBalance(): void;
  /** The channel is back after a break: whatever it would have said meanwhile is to be fetched. */
  onReconnect(): void;
  /** The server reports that something is wrong with the channel. */
  onError(message: string): void;
}

export interface LivePrice {
  price: string;
  /** When it was the price, by the server's clock. */
  time: string;
}

interface LivePrices {
  /** By market; empty until the first tick. */
  prices: Readonly<Record<string, LivePrice>>;
  /** When the newest tick came, by the clock of the device; 0 before the first. */
  at: number;
}

export const pricesStore = createStore<LivePrices>({ initial: { prices: {}, at: 0 } });

/** Who looks at which markets: counted, since two lists may look at the same one. */
const watched = new Map<string, number>();
let channel: Channel | undefined;
let opening: Promise<void> | undefined;
let listeners: LiveListeners | undefined;

/** Starts the live channel; it connects when somebody is signed in or looks at a market. */
export function startLive(its: LiveListeners): () => void {
  listeners = its;
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

/** Looks at markets: their ticks come into `pricesStore`. Answers the function that looks away again. */
export function watchMarkets(symbols: readonly string[]): () => void {
  for (const symbol of symbols) watched.set(symbol, (watched.get(symbol) ?? 0) + 1);
  sendWatch();
  void connectIfNeeded();
  return () => {
    for (const symbol of symbols) {
      const count = (watched.get(symbol) ?? 1) - 1;
      if (count > 0) watched.set(symbol, count);
      else watched.delete(symbol);
    }
    sendWatch();
  };
}

function sendWatch(): void {
  if (channel?.connected) channel.emit('watch', { symbols: [...watched.keys()] });
}

async function connectIfNeeded(): Promise<void> {
  if (!listeners || (sessionStore.get().token === null && watched.size === 0)) return;
  opening ??= open().catch(() => {
    opening = undefined;
  });
  await opening;
}

async function open(): Promise<void> {
  const { io } = await import('socket.io-client');
  if (!listeners) return;
  channel = io({
    path: '/socket.io',
    transports: ['websocket'],
    autoConnect: false,
    auth: (send) => send({ lang: apiLanguage(languageStore.get()) }),
  });
  let wasConnected = false;
  channel.on('connect', () => {
    bind();
    sendWatch();
    if (wasConnected) listeners?.onReconnect();
    wasConnected = true;
  });
  channel.on('connect_error', markLost);
  channel.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    // socket.io reconnects by itself after anything else. A server that ends one connection, as with its session, still works.
    if (reason === 'io server disconnect') setTimeout(reconnectIfClosed, 1000 + Math.random() * 4000);
    else markLost();
  });
  // The name is reserved for no event of ours: a server of another version may send it.
  (channel as Socket).on('error', (event: { message?: string } | string) =>
    listeners?.onError(typeof event === 'string' ? event : (event.message ?? '')),
  );
  channel.on('notice', ({ id }) => listeners?.onNotice(id));
  channel.on('unread', () => listeners?.onUnread());
  channel.on('balance', () => listeners?.onBalance());
  channel.on('settled', () => listeners?.onBalance());
  channel.on('tick', ({ time, prices }) => {
    const news = Object.entries(prices).map(([symbol, price]) => [symbol, { price, time }] as const);
    pricesStore.set({ prices: { ...pricesStore.get().prices, ...Object.fromEntries(news) }, at: Date.now() });
  });
  channel.connect();
}

/** Ties the socket to the session, and asks for what came while nobody listened. */
function bind(): void {
  const { token } = sessionStore.get();
  if (!channel?.connected || token === null) return;
  const its = channel;
  its.emit('bind', { token }, (result) => {
    if ('id' in result) its.emit('notices');
    // An ordinary call ends the session, or finds out that the token was only replaced.
    else request('GET user/closure', {}).catch(() => {});
  });
}

let boundToken: string | null = null;

/** Another session needs another connection. */
function rebind(): void {
  const { token } = sessionStore.get();
  if (token === boundToken) return;
  boundToken = token;
  if (channel) reconnect();
  else void connectIfNeeded();
}

/** Cookie and language come with the handshake. */
function reconnect(): void {
  channel?.disconnect().connect();
}

/** Connects now instead of at the next attempt. */
export function reconnectIfClosed(): void {
  if (!channel) void connectIfNeeded();
  else if (!channel.connected) reconnect();
}

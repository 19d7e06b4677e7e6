import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '#contract/live';
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

/** The newest live price by market; empty until the first tick. */
export const pricesStore = createStore<Readonly<Record<string, string>>>({ initial: {} });

/** Who looks at which markets: counted, since two lists may look at the same one. */
const watched = new Map<string, number>();
let channel: Channel | undefined;
let opening: Promise<void> | undefined;
let listeners: LiveListeners | undefined;

/** Starts the live channel; it connects when somebody is signed in or looks at a market. */
export function startLive(its: LiveListeners): () => void {
  listeners = its;
  const stopFollowing = sessionStore.subscribe(rebind);
  void connectIfNeeded();
  return () => {
    stopFollowing();
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
  opening ??= open();
  await opening;
}

async function open(): Promise<void> {
  const { io } = await import('socket.io-client');
  if (!listeners) return;
  channel = io({ path: '/socket.io', transports: ['websocket'], autoConnect: false });
  let wasConnected = false;
  channel.on('connect', () => {
    bind();
    sendWatch();
    if (wasConnected) listeners?.onReconnect();
    wasConnected = true;
  });
  channel.on('connect_error', (error) => console.info('Live channel:', error.message));
  // The name is reserved for no event of ours: a server of another version may send it.
  (channel as Socket).on('error', (event: { message?: string } | string) =>
    listeners?.onError(typeof event === 'string' ? event : (event.message ?? '')),
  );
  channel.on('notice', ({ id }) => listeners?.onNotice(id));
  channel.on('unread', () => listeners?.onUnread());
  channel.on('balance', () => listeners?.onBalance());
  channel.on('settled', () => listeners?.onBalance());
  channel.on('tick', ({ prices }) => pricesStore.set({ ...pricesStore.get(), ...prices }));
  channel.connect();
}

/** Ties the socket to the session, and asks for what came while nobody listened. */
function bind(): void {
  const { token } = sessionStore.get();
  if (!channel?.connected || token === null) return;
  const its = channel;
  its.emit('bind', { token }, (result) => {
    if ('id' in result) its.emit('notices');
  });
}

let boundToken: string | null = null;

/** The cookie comes with the handshake, so another session needs another connection. */
function rebind(): void {
  const { token } = sessionStore.get();
  if (token === boundToken) return;
  boundToken = token;
  if (channel) channel.disconnect().connect();
  else void connectIfNeeded();
}

import type { PriceSource } from '../../domains/market/price-source.ts';
import type { LiveServer, LiveSocket } from './socket.ts';
import { mergeTicks, partOf, TICK_MS, tickOf } from './ticks.ts';

export interface Watchers {
  /** Replaces the markets of a socket, and sends their prices. */
  watch(socket: LiveSocket, symbols: readonly string[]): void;
  /** Stops all ticks. */
  stop(): void;
}

/** Sockets that watch the same markets: they share one encoded message. */
interface Room {
  readonly name: string;
  readonly symbols: readonly string[];
  readonly sockets: Set<LiveSocket>;
}

interface Watcher {
  room: Room | undefined;
  /** When it got the last tick, by `performance.now()`. */
  sentAt: number;
  /** Lacks an earlier change, so what changes next isn't enough. */
  isBehind: boolean;
  /** Sends all prices of its markets at once, as soon as it may get the next tick. */
  timer: NodeJS.Timeout | undefined;
}

/** Sends ticks to the sockets of this server: one message with what changed, at most one per `TICK_MS` for each socket. */
export function serveWatchers(server: LiveServer, prices: PriceSource): Watchers {
  const rooms = new Map<string, Room>();
  const watchers = new Map<LiveSocket, Watcher>();

  const leave = (socket: LiveSocket, watcher: Watcher): void => {
    const { room } = watcher;
    if (!room) return;
    watcher.room = undefined;
    void socket.leave(room.name);
    room.sockets.delete(socket);
    if (room.sockets.size === 0) rooms.delete(room.name);
  };

  const join = (socket: LiveSocket, watcher: Watcher, symbols: readonly string[]): void => {
    const name = `watch:${symbols.join(',')}`;
    const room = rooms.get(name) ?? { name, symbols, sockets: new Set() };
    rooms.set(name, room);
    room.sockets.add(socket);
    watcher.room = room;
    void socket.join(name);
  };

  const sendAll = (socket: LiveSocket, watcher: Watcher): void => {
    watcher.isBehind = true;
    if (watcher.timer) return;
    const at = performance.now();
    const wait = watcher.sentAt + TICK_MS - at;
    if (wait > 0) {
      watcher.timer = setTimeout(() => {
        watcher.timer = undefined;
        sendAll(socket, watcher);
      }, wait);
      return;
    }
    const tick = watcher.room && tickOf(prices, watcher.room.symbols);
    if (!tick) return;
    watcher.isBehind = false;
    watcher.sentAt = at;
    socket.emit('tick', tick);
  };

  const stopTicks = mergeTicks(prices, (tick, at) => {
    for (const { name, symbols, sockets } of rooms.values()) {
      const part = partOf(tick, symbols);
      if (!part) continue;
      const late: string[] = [];
      for (const socket of sockets) {
        const watcher = watchers.get(socket);
        if (!watcher) continue;
        if (!watcher.isBehind && at - watcher.sentAt >= TICK_MS) {
          watcher.sentAt = at;
        } else {
          late.push(socket.id);
          sendAll(socket, watcher);
        }
      }
      server.local.to(name).except(late).emit('tick', part);
    }
  });

  return {
    watch(socket, given) {
      const known = watchers.get(socket);
      const watcher = known ?? { room: undefined, sentAt: -Infinity, isBehind: false, timer: undefined };
      if (!known) {
        watchers.set(socket, watcher);
        socket.once('disconnect', () => {
          clearTimeout(watcher.timer);
          leave(socket, watcher);
          watchers.delete(socket);
        });
      }
      leave(socket, watcher);
      const symbols = [...new Set(given)].toSorted();
      if (symbols.length === 0) return;
      join(socket, watcher, symbols);
      sendAll(socket, watcher);
    },
    stop() {
      stopTicks();
      for (const { timer } of watchers.values()) clearTimeout(timer);
    },
  };
}

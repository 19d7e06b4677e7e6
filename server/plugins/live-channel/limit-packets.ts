import { tokenBucket } from './bucket.ts';
import type { LiveServer, LiveSocket } from './socket.ts';

type Connection = LiveSocket['conn'];

/** More than the events that a socket may send, since pongs and the opening are packets as well. */
const BURST = 100;
const PER_SECOND = 20;
/** Ticks of 40 seconds, in which a phone without a network is noticed. More at once may wait for a moment. */
const MAX_WAITING = 200;
const MOMENT_MS = 1_000;

/** Ends a connection at once: a polite end would wait for a client that doesn't read. */
export function cut(connection: Connection): void {
  connection.close(true);
  connection.request.socket.destroy();
}

/**
 * Cuts connections that send more packets than our app ever does, or that don't read what they get. socket.io itself passes only
 * events to a limit, but it answers other packets as well, and keeps answers that nobody reads. WebSocket pings count, too,
 * since each is answered. `onMisuse` gets each connection that was cut.
 */
export function limitPackets(engine: LiveServer['engine'], onMisuse: (connection: Connection) => void): void {
  engine.on('connection', (connection: Connection) => {
    const end = (): void => {
      if (connection.readyState === 'closed') return;
      cut(connection);
      onMisuse(connection);
    };
    const mayPass = tokenBucket(BURST, PER_SECOND);
    const count = (): void => {
      if (!mayPass()) end();
    };
    connection.on('packet', count);
    // Of the only transport that there is here; the declared type is the base of all.
    const { socket } = connection.transport as unknown as { socket: NodeJS.EventEmitter };
    socket.on('ping', count);

    let waiting = 0;
    let late: NodeJS.Timeout | undefined;
    const check = (): void => {
      late = undefined;
      if (waiting > MAX_WAITING) end();
    };
    connection.on('packetCreate', () => {
      waiting += 1;
      if (waiting > MAX_WAITING) late ??= setTimeout(check, MOMENT_MS).unref();
    });
    connection.on('flush', () => {
      waiting = 0;
      clearTimeout(late);
      late = undefined;
    });
    connection.on('close', () => clearTimeout(late));
  });
}

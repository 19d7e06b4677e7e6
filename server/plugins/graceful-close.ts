import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from '../errors.ts';

/** How long running requests may take to finish. */
const REQUESTS_MS = 5_000;
/** How long connections may take to flush. */
const FLUSH_MS = 500;

/**
 * Tracks the connections and requests of an app; call it before the app listens. Returns a function that closes the app:
 * running requests get limited time to finish, and open connections (keep-alive, unused, websocket) don't delay the end.
 */
export function gracefulClose(app: FastifyInstance): () => Promise<void> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  let running = 0;
  let isClosing = false;
  let onIdle = (): void => {};
  app.addHook('onRequest', async (_request, reply) => {
    if (isClosing) throw new Unavailable('The server is stopping.');
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
      if (running === 0) onIdle();
    });
  });

  // Fastify refuses new requests while it runs these hooks and stops listening after them.
  app.addHook('preClose', async () => {
    isClosing = true;
    if (running === 0) return;
    const idle = new Promise<void>((resolve) => (onIdle = resolve));
    await Promise.race([idle, wait(REQUESTS_MS)]);
  });
  let stoppedListening = (): void => {};
  const listeningEnds = new Promise<void>((resolve) => (stoppedListening = resolve));
  app.addHook('preClose', async () => void setImmediate(stoppedListening));

  return async () => {
    const closed = app.close();
    await Promise.race([listeningEnds, closed]);
    for (const socket of sockets) socket.destroySoon();
    await Promise.race([closed, wait(FLUSH_MS)]);
    for (const socket of sockets) socket.destroy();
    await closed;
  };
}

import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from '../errors.ts';

/** How long running requests may take to finish. */
const REQUESTS_MS = 5_000;
/** Answers whether the server is ready for requests. */
export const HEALTH_PATH = '/healthz';
/** How long connections may take to flush. */
const FLUSH_MS = 500;

interface GracefulClose {
  /**
   * Keeps serving so many milliseconds, but reports not to be ready and ends each connection with its next response, so that a
   * load balancer sends its requests elsewhere.
   */
  drain(milliseconds: number): Promise<void>;
  /** Running requests get limited time to finish. Open connections (keep-alive, unused, websocket) don't delay the end. */
  close(): Promise<void>;
}

/** Tracks the connections and requests of an app; call it before the app listens. */
export function gracefulClose(app: FastifyInstance): GracefulClose {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  let running = 0;
  let isDraining = false;
  let isClosing = false;
  let onIdle = (): void => {};
  app.addHook('onRequest', async (request, reply) => {
    if (isDraining) reply.header('connection', 'close');
    if (isClosing || (isDraining && request.url === HEALTH_PATH)) throw new Unavailable('The server is stopping.');
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

  return {
    drain: async (milliseconds) => {
      isDraining = true;
      await wait(milliseconds);
    },
    close: async () => {
      const closed = app.close();
      await Promise.race([listeningEnds, closed]);
      for (const socket of sockets) socket.destroySoon();
      await Promise.race([closed, wait(FLUSH_MS)]);
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

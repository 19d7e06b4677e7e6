import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import { refusalReport } from '../../refusal-report.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { clientAddress } from '../client-address.ts';
import type { Live } from '../live.ts';
import { sealedAnswer } from '../security-headers.ts';
import { liveSessions } from '../sessions/store.ts';
import { customerRoom, serveSocket, sessionRoom } from './connection.ts';
import { limitSockets } from './connections.ts';
import { cut, limitPackets } from './limit-packets.ts';
import type { LiveServer, LiveSocket } from './socket.ts';
import { serveWatchers } from './watchers.ts';

/** A list of 200 markets has up to 3,500. */
const MAX_MESSAGE_BYTES = 4_096;
/** Open sockets per network. One address can serve a company or many customers of a mobile carrier. */
const SOCKETS_PER_NETWORK = 200;
/** Sessions can end on another server or directly in the database. */
const SESSION_CHECK_MS = 30_000;

/** After an outage of Redis, sockets are closed over this time, so that not everyone comes back at once. */
const CLOSE_OVER_MS = 5_000;

export interface LiveChannel extends Live {
  /** Serves `/socket.io` on the app's port. Call it before the app listens. Closes with the app. */
  open(app: FastifyInstance, services: Services): void;
  /** Returns how many are open on this server. */
  sockets(): number;
}

/**
 * Returns whether a connection comes from our own page, at the public URL or the host it connects to. Clients that send no
 * Origin aren't browsers, so they have no cookie to misuse.
 */
function isOwnOrigin({ headers }: IncomingMessage, { publicUrl }: Settings): boolean {
  const { origin, host } = headers;
  return origin === undefined || origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Disconnects sockets whose session ended elsewhere. */
async function dropEnded(io: LiveServer, { db, clock }: Services): Promise<void> {
  const sockets = [...io.of('/').sockets.values()].filter((socket) => socket.data.session);
  if (sockets.length === 0) return;
  const ids = new Set(sockets.map((socket) => socket.data.session?.id ?? ''));
  const live = await liveSessions(db, [...ids], clock());
  for (const socket of sockets) {
    if (!live.has(socket.data.session?.id ?? '')) socket.disconnect(true);
  }
}

/** Closes each connection within a few seconds. Apps connect again and read what they may have missed. */
function closeGradually(io: LiveServer): void {
  for (const { conn } of io.of('/').sockets.values()) setTimeout(() => conn.close(), Math.random() * CLOSE_OVER_MS);
}

/**
 * Creates the live channel: socket.io over WebSocket only. Messages to customers go through rooms, and with Redis to the
 * sockets of all servers; without it, to those of this one. Ticks stay on each server, since each has all prices. `onError` gets the server's failures and
 * reports of refused messages.
 */
export function createLiveChannel(
  onError: (error: unknown) => void,
  { socketsPerNetwork = SOCKETS_PER_NETWORK } = {},
): LiveChannel {
  let io: LiveServer | undefined;

  const guarded = (work: () => unknown): void => {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  };

  return {
    toCustomer(customer, event, payload, exceptSession) {
      // The signature guarantees the payload's type, which socket.io's types can't infer.
      const rest = [payload] as never;
      const exceptRooms = exceptSession === undefined ? [] : [sessionRoom(exceptSession)];
      guarded(() =>
        io
          ?.to(customerRoom(customer))
          .except(exceptRooms)
          .emit(event, ...rest),
      );
    },

    toSession(session, event, payload) {
      const rest = [payload] as never;
      guarded(() => io?.to(sessionRoom(session)).emit(event, ...rest));
    },

    endSession(session) {
      guarded(() => io?.in(sessionRoom(session)).disconnectSockets(true));
    },

    sockets: () => io?.engine.clientsCount ?? 0,

    open(app, services) {
      const { settings, redis } = services;
      const report = refusalReport();
      const reportRefusal = (address: string): void =>
        report(address, ({ count, from }) =>
          onError(
            `The live channel refused ${count} connections or messages since the last report, the latest from ${from}.`,
          ),
        );
      const admit = limitSockets(settings, socketsPerNetwork);
      const server: LiveServer = new Server(app.server, {
        path: '/socket.io',
        transports: ['websocket'],
        ...(redis && { adapter: createAdapter(redis.client, { streamName: 'florin:live', onlyPlaintext: true }) }),
        serveClient: false,
        maxHttpBufferSize: MAX_MESSAGE_BYTES,
        // Each side notices a silent disconnect within 20 seconds.
        pingInterval: 10_000,
        pingTimeout: 10_000,
        allowRequest: (request, decide) => {
          const isAdmitted = isOwnOrigin(request, services.settings) && admit(request);
          if (!isAdmitted) reportRefusal(clientAddress(request, settings));
          decide(null, isAdmitted);
        },
      });
      io = server;
      // Fastify's hooks see no request to the channel.
      server.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
        for (const [name, value] of Object.entries(sealedAnswer(settings))) response.setHeader(name, value);
        next();
      });
      redis?.onReturn(() => closeGradually(server));
      const watchers = serveWatchers(server, services.prices);
      const reportMisuse = ({ request }: Pick<LiveSocket, 'request'>) =>
        reportRefusal(clientAddress(request, settings));
      limitPackets(server.engine, reportMisuse);
      const served = new WeakSet<object>();
      server.on('connection', (socket) => {
        // A connection carries one socket. socket.io would open as many as are asked for at once.
        if (served.has(socket.conn)) {
          cut(socket.conn);
          reportMisuse(socket);
          return;
        }
        served.add(socket.conn);
        serveSocket(socket, services, watchers, { onError, onMisuse: () => reportMisuse(socket) });
      });

      const checking = setInterval(() => void dropEnded(server, services).catch(onError), SESSION_CHECK_MS).unref();

      app.addHook('preClose', async () => {
        watchers.stop();
        clearInterval(checking);
        // Close only the connections: clients don't reconnect after a socket.io "disconnect", and server.close() would
        // close the HTTP server under running requests.
        server.engine.close();
        // Its reader of Redis, which would keep waiting for messages.
        await server.of('/').adapter.close();
      });
    },
  };
}

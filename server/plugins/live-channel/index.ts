import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { clientAddress } from '../client-address.ts';
import type { Live } from '../live.ts';
import { liveSessions } from '../sessions/store.ts';
import { customerRoom, type LiveServer, serveSocket, sessionRoom, watchedIn } from './connection.ts';
import { limitSockets } from './connections.ts';
import { refusalReport } from './refusals.ts';
import { gatherTicks, partOf } from './ticks.ts';

/** Bytes; a list of 32 markets has 600. */
const LARGEST_MESSAGE = 4_096;
/** Open sockets of one network. Behind one address can be a company, or many customers of a mobile network. */
const SOCKETS_PER_NETWORK = 200;
/** Sessions can end on another server, or by hand. */
const SESSION_CHECK_MS = 30_000;

export interface LiveChannel extends Live {
  /** Serves `/socket.io` on the app's port; before the app listens. It closes with the app. */
  open(app: FastifyInstance, services: Services): void;
}

/**
 * A browser says where its page is from: only our own may connect, at the public address or at the one that it connects to.
 * Anything else has no cookie to misuse.
 */
function isOwnOrigin({ headers }: IncomingMessage, { publicUrl }: Settings): boolean {
  const { origin, host } = headers;
  return origin === undefined || origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Disconnects the sockets of this server whose session ended elsewhere. */
async function dropEnded(io: LiveServer, { db, clock }: Services): Promise<void> {
  const sockets = [...io.of('/').sockets.values()].filter((socket) => socket.data.session);
  if (sockets.length === 0) return;
  const ids = new Set(sockets.map((socket) => socket.data.session?.id ?? ''));
  const living = await liveSessions(db, [...ids], clock());
  for (const socket of sockets) {
    if (!living.has(socket.data.session?.id ?? '')) socket.disconnect(true);
  }
}

/**
 * The live channel: socket.io over websocket alone. Messages to customers go through rooms, so that an adapter between
 * several servers carries them; ticks stay on each server, since each has all prices. `onError` gets failures of the server, and
 * a line about what was refused.
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
      // The payload fits the event by the signature; the types of socket.io cannot follow that.
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

    open(app, services) {
      const { settings } = services;
      const reportRefusal = refusalReport(onError);
      const admit = limitSockets(settings, socketsPerNetwork);
      const server: LiveServer = new Server(app.server, {
        path: '/socket.io',
        transports: ['websocket'],
        serveClient: false,
        maxHttpBufferSize: LARGEST_MESSAGE,
        // Either side notices within 20 seconds that the other is gone without a word.
        pingInterval: 10_000,
        pingTimeout: 10_000,
        allowRequest: (request, decide) => {
          const isAdmitted = isOwnOrigin(request, services.settings) && admit(request);
          if (!isAdmitted) reportRefusal(clientAddress(request, settings));
          decide(null, isAdmitted);
        },
      });
      io = server;
      server.on('connection', (socket) =>
        serveSocket(socket, services, {
          onError,
          onMisuse: () => reportRefusal(clientAddress(socket.request, settings)),
        }),
      );

      const stopTicks = gatherTicks(services.prices, (tick) => {
        for (const room of server.of('/').adapter.rooms.keys()) {
          const symbols = watchedIn(room);
          const part = symbols && partOf(tick, symbols);
          if (part) server.local.to(room).emit('tick', part);
        }
      });
      const checking = setInterval(() => void dropEnded(server, services).catch(onError), SESSION_CHECK_MS).unref();

      app.addHook('preClose', async () => {
        stopTicks();
        clearInterval(checking);
        // The connections alone: after a socket.io "disconnect" clients would not reconnect by themselves. And not
        // server.close(), which would close the HTTP server under running requests.
        server.engine.close();
      });
    },
  };
}

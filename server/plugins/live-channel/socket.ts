import type { Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contract/live';
import type { Session } from '../sessions/store.ts';

interface SocketData {
  session?: Session;
}

type Nothing = Record<string, never>;
export type LiveServer = Server<ClientEvents, ServerEvents, Nothing, SocketData>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, Nothing, SocketData>;

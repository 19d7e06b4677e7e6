import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../settings.ts';
import { clientAddress, networkOf } from '../client-address.ts';

/** Returns a check that counts each connection until it closes, and rejects those above `max` per network. */
export function limitSockets(settings: Settings, max: number): (request: IncomingMessage) => boolean {
  const open = new Map<string, number>();
  return (request) => {
    const network = networkOf(clientAddress(request, settings));
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) return false;
    open.set(network, count);
    // Of the connection, not of the socket.io client: it ends however far the handshake came.
    request.socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    return true;
  };
}

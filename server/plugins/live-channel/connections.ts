import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../settings.ts';
import { clientAddress, networkOf } from '../client-address.ts';

/** Returns a function that counts a connection until it closes, and returns false above `max` per network. */
export function limitSockets(settings: Settings, max: number): (request: IncomingMessage) => boolean {
  const open = new Map<string, number>();
  return (request) => {
    const network = networkOf(clientAddress(request, settings));
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) return false;
    open.set(network, count);
    // Listen on the TCP connection, which closes even if the handshake never completes.
    request.socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    return true;
  };
}

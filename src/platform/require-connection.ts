import { ApiError } from './api-error.ts';
import { probe, serverStore } from './connection.ts';

/**
 * Throws ApiError before anything is sent that can't arrive. What the screen shows may have been kept from days ago while the
 * server was away, so a press from that time isn't sent when the server is just back either: the screen reads again first.
 */
export async function requireConnection(): Promise<void> {
  const server = serverStore.get();
  if (navigator.onLine && server === 'reached') return;
  if (!(await probe()) || server === 'unreachable') throw new ApiError({ kind: 'not-sent' });
}

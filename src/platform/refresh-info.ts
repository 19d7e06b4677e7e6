import { request } from './http.ts';
import { sessionStore, updateInfo } from './session.ts';

/** Fetches the user info again, which an operator, the server, or another device may have changed. A failure changes nothing. */
export async function refreshInfo(): Promise<void> {
  const before = sessionStore.get();
  if (before.token === null) return;
  const answer = await request('GET user/info', {}).catch(() => null);
  // What arrived in the meantime is newer, or belongs to someone else.
  if (!answer || sessionStore.get() !== before) return;
  // Screens would render again for nothing.
  if (JSON.stringify(answer.info) !== JSON.stringify(before.info)) updateInfo(answer.info);
}

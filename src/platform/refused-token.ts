import { endSession, type Session, sessionStore, takeOverSession } from './session.ts';
import { tokenReplaced } from './token-lock.ts';

/**
 * Looks for the successor of a token that the server rejected, here or in another tab. Returns false when there is none: the
 * session is then over.
 */
export async function findNewToken(
  { token, info }: Session,
  { replacesToken }: { replacesToken?: boolean },
): Promise<boolean> {
  if (!replacesToken) await tokenReplaced();
  takeOverSession();
  const now = sessionStore.get();
  // Never on behalf of another customer who logged in in another tab.
  if (now.token !== null && now.token !== token && now.info?.id === info?.id) return true;
  endSession('expired', token ?? undefined);
  return false;
}

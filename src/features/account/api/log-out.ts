import { request } from '#platform/http';
import { unsubscribeFromPush } from '#platform/push';
import { endSession } from '#platform/session';

/** Logs out on this device even when the server can't be reached. */
export async function logOut(): Promise<void> {
  try {
    await request('POST user/logout', {});
  } finally {
    // The server ends them too, once it hears of the logout.
    unsubscribeFromPush().catch(() => undefined);
    endSession('logged-out');
  }
}

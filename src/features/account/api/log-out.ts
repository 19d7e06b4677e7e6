import { request } from '#platform/http';
import { unsubscribeFromPush } from '#platform/push';
import { endSession, sessionStore, takeOverSession } from '#platform/session';

/** Logs out on this device even when the server can't be reached. */
export async function logOut(): Promise<void> {
  const { info } = sessionStore.get();
  try {
    await request('POST user/logout', {});
  } finally {
    // Meanwhile, another customer may have logged in, in another tab.
    takeOverSession();
    const now = sessionStore.get().info;
    if (now === null || now.id === info?.id) {
      // The server ends them too, once it hears of the logout.
      unsubscribeFromPush().catch(() => undefined);
      endSession('logged-out');
    }
  }
}

import { request } from '#platform/http';
import { endSession } from '#platform/session';

/** Logs out on this device even when the server can't be reached. */
export async function logOut(): Promise<void> {
  try {
    await request('POST user/logout', {});
  } finally {
    endSession('logged-out');
  }
}

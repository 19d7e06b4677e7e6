import { request } from '#platform/http';
import { endSession } from '#platform/session';

/** Signs out on this device, also when the server cannot be told: the customer wants to be gone. */
export async function logout(): Promise<void> {
  try {
    await request('POST user/logout', {});
  } finally {
    endSession('signed-out');
  }
}

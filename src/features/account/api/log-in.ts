import type { RequestOf } from '#contract/index';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/** Logs in. Returns the ticket of a login that needs a second factor. */
export async function ticketOf(logIn: () => Promise<void>): Promise<string | undefined> {
  try {
    await logIn();
    return undefined;
  } catch (error) {
    const { ticket } = toApiError(error).data as { ticket?: string };
    if (ticket) return ticket;
    throw error;
  }
}

/** Logs in; the guard of the login screen then navigates on. */
export const logIn = async (input: RequestOf<'POST index/login'>): Promise<void> =>
  startSession(await request('POST index/login', input));

import type { RequestOf } from '#contract/index';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/** Logs in; the guard of the login screen then navigates on. Returns a ticket when a second factor is needed. */
export async function login(input: RequestOf<'POST index/login'>): Promise<string | undefined> {
  try {
    startSession(await request('POST index/login', input));
    return undefined;
  } catch (error) {
    const { ticket } = toApiError(error).data as { ticket?: string };
    if (ticket) return ticket;
    throw error;
  }
}

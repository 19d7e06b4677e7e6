import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/** Ends a login that asked for the second factor; the guard of the login screen then leads on. */
export async function confirmLogin(input: RequestOf<'POST index/confirmLogin'>): Promise<void> {
  startSession(await request('POST index/confirmLogin', input));
}

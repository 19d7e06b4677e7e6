import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/** Completes a login that needs a second factor; the guard of the login screen then navigates on. */
export async function confirmLogin(input: RequestOf<'POST index/confirmLogin'>): Promise<void> {
  startSession(await request('POST index/confirmLogin', input));
}

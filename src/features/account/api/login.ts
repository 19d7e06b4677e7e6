import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/** Signs in; the guard of the login screen then leads on. */
export async function login(input: RequestOf<'POST index/login'>): Promise<void> {
  startSession(await request('POST index/login', input));
}

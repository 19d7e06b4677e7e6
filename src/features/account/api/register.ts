import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/** Opens an account and logs in. */
export async function register(input: RequestOf<'POST index/register'>): Promise<void> {
  startSession(await request('POST index/register', input));
}

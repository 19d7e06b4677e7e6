import type { RequestOf } from '#contract/index';
import { clearDraft } from '#platform/draft';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/** Opens an account and logs in. */
export async function register(input: RequestOf<'POST index/register'>): Promise<void> {
  const session = await request('POST index/register', input);
  // Before the session: the drafts are a visitor's, and would stay.
  clearDraft('register');
  clearDraft('register-code');
  startSession(session);
}

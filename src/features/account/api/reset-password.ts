import type { RequestOf, ResponseOf } from '#contract/index';
import { toApiError } from '#platform/api-error';
import { clearDraft } from '#platform/draft';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/** Asks for a code by email, whether or not there is such an account. */
export const forgotPassword = (identifier: string): Promise<ResponseOf<'POST index/forgotPassword'>> =>
  request('POST index/forgotPassword', { identifier });

/** Replaces a lost password and logs in, as `login` does. */
export async function resetPassword({
  identifier,
  code,
  password,
}: RequestOf<'POST index/resetPassword'>): Promise<void> {
  const session = await request('POST index/resetPassword', { identifier, code, password }).catch((error: unknown) => {
    // The code was right; what is missing is the app's.
    if (toApiError(error).code === 'second-factor-needed') clearDraft('recovery-code');
    throw error;
  });
  startSession(session);
}

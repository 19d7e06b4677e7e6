import type { RequestOf, ResponseOf } from '#contract/index';
import { request } from '#platform/http';
import { startSession } from '#platform/session';

/** Asks for a code by email, whether or not there is such an account. */
export const forgotPassword = (identifier: string): Promise<ResponseOf<'POST index/forgotPassword'>> =>
  request('POST index/forgotPassword', { identifier });

/** Replaces a lost password and logs in, as `login` does. */
export const resetPassword = async ({
  identifier,
  code,
  password,
}: RequestOf<'POST index/resetPassword'>): Promise<void> =>
  startSession(await request('POST index/resetPassword', { identifier, code, password }));

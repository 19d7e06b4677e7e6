import type { RequestOf, ResponseOf } from '#contract/index';
import { request } from '#platform/http';
import { startSession } from '#platform/session';
import { ticketOf } from './login.ts';

/** Asks for a code by email, whether or not there is such an account. */
export const forgotPassword = (identifier: string): Promise<ResponseOf<'POST index/forgotPassword'>> =>
  request('POST index/forgotPassword', { identifier });

/** Replaces a lost password and logs in, as `login` does. Returns a ticket when a second factor is needed. */
export const resetPassword = ({
  identifier,
  code,
  password,
}: RequestOf<'POST index/resetPassword'>): Promise<string | undefined> =>
  ticketOf(async () => startSession(await request('POST index/resetPassword', { identifier, code, password })));

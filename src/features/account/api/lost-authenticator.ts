import type { RequestOf, ResponseOf } from '#contract/index';
import { request } from '#platform/http';

export type RequestedRemoval = ResponseOf<'POST index/lostAuthenticator'>;

/** Requests the removal of a lost authenticator app. */
export const requestRemoval = (input: RequestOf<'POST index/lostAuthenticator'>): Promise<RequestedRemoval> =>
  request('POST index/lostAuthenticator', input);

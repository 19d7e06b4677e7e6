import { useEffect, useState } from 'react';
import type { RequestOf, ResponseOf } from '#contract/index';
import { toApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { updateInfo } from '#platform/session';
import { useCall } from '#platform/swr';

export type RemovalState = ResponseOf<'POST index/authenticatorRemoval'>;

/** Returns how long a removal would wait, and the one that is open. */
export const readRemoval = (ticket: string): Promise<RemovalState> =>
  request('POST index/authenticatorRemoval', { ticket });

/** Requests the removal of a lost authenticator app. */
export const requestRemoval = (
  input: RequestOf<'POST index/lostAuthenticator'>,
): Promise<ResponseOf<'POST index/lostAuthenticator'>> => request('POST index/lostAuthenticator', input);

/** The same on a device that is logged in. Returns whether a request was already open. */
export async function requestOwnRemoval(input: RequestOf<'POST user/lostAuthenticator'>): Promise<boolean> {
  const { info, repeated } = await request('POST user/lostAuthenticator', input);
  updateInfo(info);
  return repeated;
}

/** How long a removal would wait, for a customer who is logged in. */
export const useRemovalTerms = () => useCall('GET user/factors', {});

/** The live channel needs a login, which these customers can't complete. */
const followMs = 10_000;

/** What `readRemoval` returned, followed while a removal is open and the ticket lives; and how to replace it. */
export function useRemoval(ticket: string, first: RemovalState) {
  const [state, setState] = useState(first);
  const isOpen = state.removal !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const follow = (): unknown =>
      readRemoval(ticket).then(setState, (error: unknown) => {
        if (toApiError(error).code === 'ticket-expired') clearInterval(timer);
      });
    const timer = setInterval(follow, followMs);
    return () => clearInterval(timer);
  }, [ticket, isOpen]);
  return [state, setState] as const;
}

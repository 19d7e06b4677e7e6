import { useCallback } from 'react';
import type { RequestOf } from '#contract/index';
import { useCall } from '#platform/swr';

export type LegalDocument = 'agreement' | 'privacy';

type Versions = NonNullable<RequestOf<'POST index/register'>['agreed']>;

// A text that is being read must not change.
const whileRead = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

export interface LegalDocuments {
  /** The texts in the customer's language. */
  readonly reads: Readonly<Record<LegalDocument, ReturnType<typeof useCall<'GET info/agreement'>>>>;
  /** Returns the versions that are shown; fetches them if they didn't arrive. */
  versions(): Promise<Versions>;
  /** Fetches both texts again. */
  refresh(): Promise<void>;
}

/** The documents that a customer agrees to. */
export function useLegalDocuments(): LegalDocuments {
  const agreement = useCall('GET info/agreement', {}, whileRead);
  const privacy = useCall('GET info/privacyPolicy', {}, whileRead);
  const { data: first, mutate: fetchFirst } = agreement;
  const { data: second, mutate: fetchSecond } = privacy;
  const refresh = useCallback(async () => {
    await Promise.all([fetchFirst(), fetchSecond()]);
  }, [fetchFirst, fetchSecond]);
  const versions = useCallback(async () => {
    const [shown, shownPolicy] = await Promise.all([first ?? fetchFirst(), second ?? fetchSecond()]);
    return { agreement: shown?.version ?? 0, privacyPolicy: shownPolicy?.version ?? 0 };
  }, [first, fetchFirst, second, fetchSecond]);
  return { reads: { agreement, privacy }, versions, refresh };
}

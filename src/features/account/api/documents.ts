import { useCall } from '#platform/swr';

export type LegalDocument = 'agreement' | 'privacy';

const calls = { agreement: 'GET info/agreement', privacy: 'GET info/privacyPolicy' } as const;

/** A legal text in the customer's language. `null` reads nothing yet. */
export const useDocument = (which: LegalDocument | null) =>
  useCall(calls[which ?? 'agreement'], which === null ? null : {}, { revalidateOnFocus: false });

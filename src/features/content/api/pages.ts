import type { LegalDocument } from '#contract/content-agreements';
import { useCustomer } from '#platform/session';
import { rarely, useCall } from '#platform/swr';

export type PageName =
  'about' | 'guarantee' | 'partnership' | 'customer' | 'transparency' | 'privacyPolicy' | 'agreement';

export const usePage = (name: PageName) => useCall(`GET info/${name}`, {}, rarely);

/** Reads a version that the customer agreed to; nothing without a version, or for a visitor. */
export const useAgreedText = (document: LegalDocument | undefined, version: string | null) =>
  useCall(
    'GET user/agreedText',
    useCustomer() !== null && document !== undefined && version !== null ? { document, version } : null,
    rarely,
  );

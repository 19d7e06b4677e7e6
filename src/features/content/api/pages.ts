import { useCall } from '#platform/swr';

export type PageName =
  'about' | 'guarantee' | 'partnership' | 'customer' | 'transparency' | 'privacyPolicy' | 'agreement';

// Content changes rarely: don't refetch on focus.
export const usePage = (name: PageName) => useCall(`GET info/${name}`, {}, { revalidateOnFocus: false });

import { useCall } from '#platform/swr';

// Content changes rarely: don't refetch on focus.
const rarely = { revalidateOnFocus: false } as const;

export const usePrivacyPolicy = () => useCall('GET info/privacyPolicy', {}, rarely);

export const useAgreement = () => useCall('GET info/agreement', {}, rarely);

import { useCall } from '#platform/swr';

// Content changes rarely: coming back to the tab is no reason to fetch it again.
const rarely = { revalidateOnFocus: false } as const;

/** What the operator set for the whole site. */
export const useSite = () => useCall('GET index/site', {}, rarely);

export const usePrivacyPolicy = () => useCall('GET info/privacyPolicy', {}, rarely);

export const useAgreement = () => useCall('GET info/agreement', {}, rarely);

import { usePages } from '#platform/swr-pages';

/** What was earned, newest first; totals and days in one currency. */
export const useEarnings = (currency: string) => usePages('GET bank/earnings', { currency });

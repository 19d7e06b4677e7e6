import { useEffect } from 'react';
import type { ResponseOf } from '#contract/index';
import { offerSiteLanguage } from '#platform/language';
import { useCall } from '#platform/swr';

/** Random, so that clients don't refresh all at once. The defaults are those of the specification, section 9. */
export const untilNext = ({
  refetch_min_second: min = 300,
  refetch_max_second: max = 600,
}: Partial<ResponseOf<'GET index/site'>> = {}): number => 1000 * (min + Math.random() * (max - min));

/** Reads the site settings again from time to time, and applies the languages that they offer. */
export function useSiteUpdates(): void {
  const { data } = useCall(
    'GET index/site',
    {},
    // The app's frame has just read them.
    { revalidateOnFocus: false, revalidateIfStale: false, refreshInterval: untilNext },
  );
  useEffect(() => {
    if (data) offerSiteLanguage(data.default_lang, data.languages);
  }, [data]);
}

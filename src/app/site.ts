import { useEffect, useState } from 'react';
import { offerSiteLanguage } from '#platform/language';
import { useCall } from '#platform/swr';

/** Specification, section 9. Random, so that clients don't refresh all at once. */
const minIntervalMs = 300_000;
const maxIntervalMs = 600_000;

const nextInterval = (): number => minIntervalMs + Math.random() * (maxIntervalMs - minIntervalMs);

/** Site settings, fetched again every five to ten minutes. */
export function useSite() {
  const [interval, setNext] = useState(nextInterval);
  const { data } = useCall(
    'GET index/site',
    {},
    {
      revalidateOnFocus: false,
      refreshInterval: interval,
      onSuccess: () => setNext(nextInterval()),
    },
  );
  const language = data?.default_lang;
  useEffect(() => {
    if (language !== undefined) offerSiteLanguage(language);
  }, [language]);
  return data;
}

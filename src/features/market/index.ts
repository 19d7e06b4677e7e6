import { lazy } from 'react';
import { loadNamespaces } from '#platform/i18n';

const texts = (): Promise<void> => loadNamespaces(['market', 'market-rates', 'forms']);

/** Markets with their live prices; fetched once the first view shows, with their texts. */
export const MarketList = lazy(async () => {
  const [list] = await Promise.all([import('./components/market-list.tsx'), texts()]);
  return { default: list.MarketList };
});

/** A conversion to try, for visitors. */
export const PriceExample = lazy(async () => {
  const [example] = await Promise.all([import('./components/price-example.tsx'), texts()]);
  return { default: example.PriceExample };
});

/** Loads the part that joins this device's favorites with the customer's. */
export const loadJoinFavorites = async () => (await import('./components/join-favorites.tsx')).JoinFavorites;

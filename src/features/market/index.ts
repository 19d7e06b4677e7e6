import { loadNamespaces } from '#platform/i18n';
import { partOf } from '#platform/part';

const texts = (): Promise<void> => loadNamespaces(['market', 'market-rates', 'forms']);

/** Markets with their live prices; fetched once the first view shows, with their texts. */
export const MarketList = partOf(async () => {
  const [{ MarketList: Loaded }] = await Promise.all([import('./components/market-list.tsx'), texts()]);
  return Loaded;
});

/** A conversion to try, for visitors. */
export const PriceExample = partOf(async () => {
  const [{ PriceExample: Loaded }] = await Promise.all([import('./components/price-example.tsx'), texts()]);
  return Loaded;
});

/** Loads the part that joins this device's favorites with the customer's. */
export const loadJoinFavorites = async () => (await import('./components/join-favorites.tsx')).JoinFavorites;

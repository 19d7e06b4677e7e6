import { lazy } from 'react';
import { loadNamespaces } from '#platform/i18n';

/** Every market with its live price; fetched once the first view shows, with its texts. */
export const MarketList = lazy(async () => {
  const [{ MarketList: list }] = await Promise.all([
    import('./components/market-list.tsx'),
    loadNamespaces(['market']),
  ]);
  return { default: list };
});

export const JoinFavorites = lazy(async () => ({
  default: (await import('./components/join-favorites.tsx')).JoinFavorites,
}));

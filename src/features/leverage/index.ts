import { lazy } from 'react';
import { loadNamespaces } from '#platform/i18n';

export { LimitsRow } from './components/limits-row.tsx';

/** The content of the tab Leverage: the rooms, and the own limits. Comes with its texts. */
export const RoomsOverview = lazy(async () => {
  const [{ RoomsOverview: overview }] = await Promise.all([
    import('./components/rooms-overview.tsx'),
    loadNamespaces(['leverage', 'leverage-limits']),
  ]);
  return { default: overview };
});

import { lazy } from 'react';
import { loadNamespaces } from '#platform/i18n';

/** The content of the tab Fixed term: what runs, and what can be opened. Comes with its texts. */
export const FixedTermOverview = lazy(async () => {
  const [{ FixedTermOverview: overview }] = await Promise.all([
    import('./components/fixed-term-overview.tsx'),
    loadNamespaces(['pledge', 'forms']),
  ]);
  return { default: overview };
});

import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { OfflineBar } from '#design-system/offline-bar';
import { Ribbon } from '#design-system/ribbon';
import { SkipLink } from '#design-system/skip-link';
import { useOnline } from '#platform/online';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { routeAt } from '../lazy-screen.ts';
import { useSite } from '../site.ts';
import { Navigation } from './navigation.tsx';

/** What is seen around every screen. */
export function Surroundings({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { pathname, key } = useLocation();
  const route = routeAt(pathname);
  const site = useSite();
  const isOnline = useOnline();
  return (
    <>
      <SkipLink>{t('action.skip')}</SkipLink>
      {site?.play_money && <Ribbon>{t('state.play-money')}</Ribbon>}
      <OfflineBar visible={!isOnline}>{t('state.offline')}</OfflineBar>
      <ErrorBoundary place={key}>
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </ErrorBoundary>
      <Navigation route={route?.name} railOnly={!route?.tabs} />
    </>
  );
}

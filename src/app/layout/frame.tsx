import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { OfflineBar } from '#design-system/offline-bar';
import { Ribbon } from '#design-system/ribbon';
import { useOnline } from '#platform/online';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useIsIdle } from '../first-screen.ts';
import { routeAt } from '../lazy-screen.ts';
import { useScrollPlaces } from '../scroll.ts';
import { useSite } from '../site.ts';
import { Navigation } from './navigation.tsx';

const LiveChannel = lazy(async () => ({ default: (await import('../components/live-channel.tsx')).LiveChannel }));

/** What surrounds every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { pathname, key } = useLocation();
  const route = routeAt(pathname);
  const site = useSite();
  const isOnline = useOnline();
  const isIdle = useIsIdle();
  useScrollPlaces();
  return (
    <>
      {site?.play_money && <Ribbon>{t('state.play-money')}</Ribbon>}
      <OfflineBar visible={!isOnline}>{t('state.offline')}</OfflineBar>
      <ErrorBoundary place={key}>
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </ErrorBoundary>
      {route?.tabs && <Navigation route={route.name} />}
      {isIdle && (
        <Suspense fallback={null}>
          <LiveChannel />
        </Suspense>
      )}
    </>
  );
}

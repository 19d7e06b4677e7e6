import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ribbon } from '#design-system/ribbon';
import { SkipLink } from '#design-system/skip-link';
import { useSite } from '#platform/site';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { useIsIdle } from '../first-screen.ts';
import { lazyPart } from '../lazy-part.ts';
import { routeAt } from '../routes.ts';
import { useShownLocation } from '../shown-location.tsx';
import { Navigation } from './navigation.tsx';

const ConnectionBar = lazyPart(async () => (await import('../components/connection-bar.tsx')).ConnectionBar);

/** Everything visible around a screen. */
export function AppShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { location } = useShownLocation();
  const route = routeAt(location.pathname);
  const site = useSite().data;
  const isIdle = useIsIdle();
  return (
    <>
      <SkipLink>{t('action.skip')}</SkipLink>
      {site?.play_money && <Ribbon>{t('state.play-money')}</Ribbon>}
      {isIdle && (
        <Suspense fallback={null}>
          <ConnectionBar />
        </Suspense>
      )}
      <ErrorBoundary place={location.key}>
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </ErrorBoundary>
      <Navigation route={route?.name} railOnly={!route?.tabs} />
    </>
  );
}

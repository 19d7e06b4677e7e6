import { Suspense, useEffect, useEffectEvent } from 'react';
import { JoinFavorites } from '#features/market';
import { reconnectIfClosed } from '#platform/live';
import { keepConnection } from '#platform/reconnect';
import { useRefresh } from '#platform/refresh';
import { Confirmation } from '../components/confirmation.tsx';
import { LiveChannel } from '../components/live-channel.tsx';
import { SessionEnd } from '../components/session-end.tsx';
import { StartSplash } from '../components/start-splash.tsx';
import { loadOverlays } from '../history.ts';
import { useScrollPlaces } from '../scroll.ts';
import { useSiteUpdates } from '../site.ts';
import { PageDescription } from './page-description.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** Everything that can wait until the first screen is painted. */
export function Background({ first }: { first: string }) {
  const refresh = useRefresh();
  const onBack = useEffectEvent(() => {
    reconnectIfClosed();
    void refresh('all');
  });
  useScrollPlaces();
  useSiteUpdates();
  useEffect(() => keepConnection(() => onBack()), []);
  // Preloaded for when the server is down, see error-boundary.tsx.
  useEffect(() => void import('../components/broken-screen.tsx').catch(() => {}), []);
  useEffect(() => void loadOverlays().catch(() => {}), []);
  return (
    <>
      <LiveChannel />
      <Confirmation />
      <SessionEnd />
      <Suspense fallback={null}>
        <JoinFavorites />
      </Suspense>
      <Suspense fallback={null}>
        <StartSplash />
      </Suspense>
      <Suspense fallback={null}>
        <PageDescription />
      </Suspense>
      <RouteAnnouncer first={first} />
    </>
  );
}

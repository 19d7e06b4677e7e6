import { Suspense, useEffect, useEffectEvent } from 'react';
import type { Location } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { loadJoinFavorites } from '#features/market';
import { keepReads } from '#platform/keep-reads';
import { reconnectIfClosed } from '#platform/live';
import { keepConnection } from '#platform/reconnect';
import { useRefresh } from '#platform/refresh';
import { failedRead } from '#platform/swr';
import { Confirmation } from '../components/confirmation.tsx';
import { LiveChannel } from '../components/live-channel.tsx';
import { Release } from '../components/release.tsx';
import { SessionEnd } from '../components/session-end.tsx';
import { StartSplash } from '../components/start-splash.tsx';
import { loadOverlays } from '../history.ts';
import { followInstall } from '../install.ts';
import { lazyPart } from '../lazy-part.ts';
import { useReturnFocus } from '../return-focus.ts';
import { useScrollPlaces } from '../scroll.ts';
import { useSiteUpdates } from '../site.ts';
import { useTellLanguage } from '../tell-language.ts';
import { PageDescription } from './page-description.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

// The network may be gone by now, and nobody should notice.
const JoinFavorites = lazyPart(loadJoinFavorites);

/** Everything that can wait until the first screen is painted. */
export function Background({ first }: { first: Location }) {
  const refresh = useRefresh();
  const { cache } = useSWRConfig();
  const onBack = useEffectEvent(() => {
    reconnectIfClosed();
    void refresh('all');
  });
  useScrollPlaces();
  useReturnFocus();
  useSiteUpdates();
  useTellLanguage();
  useEffect(() => keepConnection(() => onBack()), []);
  useEffect(() => keepReads(cache), [cache]);
  useEffect(followInstall, []);
  // Preloaded for when the server is down, see error-boundary.tsx.
  useEffect(() => void import('../components/broken-screen.tsx').catch(() => {}), []);
  useEffect(() => void failedRead().catch(() => {}), []);
  useEffect(() => void loadOverlays().catch(() => {}), []);
  return (
    <>
      <LiveChannel />
      <Confirmation />
      <SessionEnd />
      <Release />
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

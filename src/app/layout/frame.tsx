import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsIdle } from '../first-screen.ts';
import { useScrollPlaces } from '../scroll.ts';
import { Surroundings } from './surroundings.tsx';

const RouteAnnouncer = lazy(async () => ({ default: (await import('./route-announcer.tsx')).RouteAnnouncer }));
const LiveChannel = lazy(async () => ({ default: (await import('../components/live-channel.tsx')).LiveChannel }));

/** What every screen lives in: seen around it, and at work behind it. */
export function Frame({ children }: { children: ReactNode }) {
  const isIdle = useIsIdle();
  const [first] = useState(useLocation().pathname);
  useScrollPlaces();
  return (
    <>
      <Surroundings>{children}</Surroundings>
      {isIdle && (
        <Suspense fallback={null}>
          <LiveChannel />
          <RouteAnnouncer first={first} />
        </Suspense>
      )}
    </>
  );
}

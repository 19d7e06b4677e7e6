import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsIdle } from '../first-screen.ts';
import { useScrollPlaces } from '../scroll.ts';
import { Surroundings } from './surroundings.tsx';

const Background = lazy(async () => ({ default: (await import('./background.tsx')).Background }));

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
          <Background first={first} />
        </Suspense>
      )}
    </>
  );
}

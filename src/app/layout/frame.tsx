import { lazy, Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIsIdle } from '../first-screen.ts';
import { Surroundings } from './surroundings.tsx';

const Background = lazy(async () => ({ default: (await import('./background.tsx')).Background }));

/** What every screen lives in: seen around it, and at work behind it. */
export function Frame({ children }: { children: ReactNode }) {
  const isIdle = useIsIdle();
  const { pathname, key } = useLocation();
  const [first] = useState(pathname);
  // A new page starts at its top; what else there is to scrolling can wait (scroll.ts).
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [key, type]);
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

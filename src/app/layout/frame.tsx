import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsIdle } from '../first-screen.ts';
import { lazyPart } from '../lazy-part.ts';
import { useShownLocation } from '../shown-location.tsx';
import { AppShell } from './app-shell.tsx';

const Background = lazyPart(async () => (await import('./background.tsx')).Background);

/** The shell of every screen, with the background work behind it. */
export function Frame({ children }: { children: ReactNode }) {
  const isIdle = useIsIdle();
  const { location, type } = useShownLocation();
  const [first] = useState(location);
  // A new page starts at the top; restoring positions can wait (scroll.ts). What is chosen on a page replaces its address.
  const shown = useRef(first.pathname);
  useLayoutEffect(() => {
    if (type === 'PUSH' || (type === 'REPLACE' && location.pathname !== shown.current)) window.scrollTo(0, 0);
    shown.current = location.pathname;
  }, [location.key, location.pathname, type]);
  return (
    <>
      <AppShell>{children}</AppShell>
      {isIdle && (
        <Suspense fallback={null}>
          <Background first={first} />
        </Suspense>
      )}
    </>
  );
}

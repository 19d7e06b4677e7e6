import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { useIsIdle } from '../first-screen.ts';
import { lazyPart } from '../lazy-part.ts';
import { useShownLocation } from '../shown-location.tsx';
import { AppShell } from './app-shell.tsx';

const Background = lazyPart(async () => (await import('./background.tsx')).Background);

/** The shell of every screen, with the background work behind it. */
export function Frame({ children }: { children: ReactNode }) {
  const isIdle = useIsIdle();
  const { location, type } = useShownLocation();
  const [first] = useState(location.pathname);
  // A new page starts at the top; restoring positions can wait (scroll.ts). What is chosen on a page replaces its address.
  const page = type === 'REPLACE' ? location.pathname : location.key;
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [page, type]);
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

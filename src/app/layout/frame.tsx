import { Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { useIsIdle } from '../first-screen.ts';
import { lazyPart } from '../lazy-part.ts';
import { useShownLocation } from '../shown-location.tsx';
import { AppShell } from './app-shell.tsx';

const Background = lazyPart(async () => (await import('./background.tsx')).Background);

/** What every screen lives in: seen around it, and at work behind it. */
export function Frame({ children }: { children: ReactNode }) {
  const isIdle = useIsIdle();
  const { location, type } = useShownLocation();
  const [first] = useState(location.pathname);
  // A new page starts at its top; what else there is to scrolling can wait (scroll.ts).
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [location.key, type]);
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

import { lazy, Suspense, useState } from 'react';
import type { LimitsView } from './limits-sheet.tsx';

const LimitsSheet = lazy(async () => ({ default: (await import('./limits-sheet.tsx')).LimitsSheet }));

/** The limits and the break: `open` shows them, `openBreak` only the form of a break, and `sheet` belongs in the screen. */
export function useLimitsSheet() {
  const [view, setView] = useState<LimitsView | null>(null);
  return {
    open: () => setView('today'),
    openBreak: () => setView('break'),
    sheet: view !== null && (
      <Suspense fallback={null}>
        <LimitsSheet view={view} onClose={() => setView(null)} />
      </Suspense>
    ),
  };
}

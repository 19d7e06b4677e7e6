import { lazy, Suspense, useState } from 'react';
import type { Snapshot } from '../api/snapshots.ts';

const SnapshotSheet = lazy(async () => ({ default: (await import('./snapshot-sheet.tsx')).SnapshotSheet }));

/** Showing one snapshot, as it was when opened: `show` opens it, and `sheet` belongs in the screen. */
export function useSnapshotSheet() {
  const [shown, setShown] = useState<Snapshot | null>(null);
  return {
    show: setShown,
    sheet: shown && (
      <Suspense fallback={null}>
        <SnapshotSheet snapshot={shown} onClose={() => setShown(null)} />
      </Suspense>
    ),
  };
}

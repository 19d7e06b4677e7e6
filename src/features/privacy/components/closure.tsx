import { lazy, Suspense } from 'react';
import type { UserInfo } from '#contract/account';

const ClosureNotice = lazy(async () => ({ default: (await import('./closure-notice.tsx')).ClosureNotice }));

/** The button is gone with what it took back: the focus goes to the screen. */
const focusScreen = (): void => document.getElementById('main')?.focus();

/** Stands on top of a screen while the account is going to close. */
export function Closure({ info: { closes_at } }: { info: UserInfo }) {
  if (closes_at === null) return null;
  return (
    <Suspense fallback={null}>
      <ClosureNotice closesAt={closes_at} onKept={focusScreen} />
    </Suspense>
  );
}

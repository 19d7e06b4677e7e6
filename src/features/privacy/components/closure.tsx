import { lazy, Suspense } from 'react';
import type { UserInfo } from '#contract/account';

const ClosureNotice = lazy(async () => ({ default: (await import('./closure-notice.tsx')).ClosureNotice }));

/** Shows at the top of a screen while a closure is pending. */
export function Closure({ info: { closes_at } }: { info: UserInfo }) {
  if (closes_at === null) return null;
  return (
    <Suspense fallback={null}>
      <ClosureNotice closesAt={closes_at} />
    </Suspense>
  );
}

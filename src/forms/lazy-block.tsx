import { Suspense, type ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';

/** A part whose code loads when it is first shown, such as a receipt. */
export function LazyBlock({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup>
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
    >
      {children}
    </Suspense>
  );
}

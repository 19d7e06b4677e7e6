import { lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./component-page.tsx')).ComponentPage }));

/** The page of a component. Stories are shown without loading it. */
export function LazyComponentPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

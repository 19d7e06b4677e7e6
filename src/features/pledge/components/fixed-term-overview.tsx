import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Callout } from '#design-system/callout';
import { ErrorState } from '#design-system/error-state';
import { Skeleton, SkeletonGroup, SkeletonRows } from '#design-system/skeleton';
import { Stack } from '#design-system/stack';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useLeave } from '#platform/navigation';
import { useResumableCall } from '#platform/resumable-call';
import { useProducts, useRunning } from '../api/terms.ts';
import { termPath } from '../model/paths.ts';
import type { Term } from '../model/term.ts';
import { ProductList } from './product-list.tsx';
import { RunningTerms } from './running-terms.tsx';
import { StillConfirming } from './still-confirming.tsx';

const OpenSheet = lazy(async () => ({ default: (await import('./open-sheet.tsx')).OpenSheet }));

/** Fixed terms: what runs and when it matures, and what can be opened. The address names the product that is being opened. */
export function FixedTermOverview() {
  const { t } = useTranslation('pledge');
  const problems = useErrorMessages();
  const navigate = useLeave();
  const [query] = useSearchParams();
  const call = useResumableCall('POST pledge/open');
  const products = useProducts();
  const running = useRunning();
  const chosen = products.data?.items.find(({ id }) => id === query.get('product'));
  const choose = (id: string | null): void => {
    const next = new URLSearchParams(query);
    if (id === null) next.delete('product');
    else next.set('product', id);
    navigate(`?${next}`, { replace: true });
  };
  const show = ({ number }: Term): void => {
    // Back from the receipt must not lead to the form for another one.
    choose(null);
    navigate(termPath(number), { state: { isNew: true } });
  };
  // If the term was opened, it runs.
  const known = [...(products.data?.items ?? []), ...(running.data?.items ?? []).map(({ product }) => product)];
  const isGone = products.data !== undefined && !chosen && query.has('product');

  return (
    <Stack gap={6}>
      <AgeNote of={running.data ? running : products} />
      {!chosen && <StillConfirming call={call} products={known} onOpened={show} />}
      {running.data && <RunningTerms terms={running.data.items} />}
      {!running.data && running.error && (
        <ErrorState scope="section" {...problems.state(t('running.error'), running)} />
      )}
      {!running.data && !running.error && (
        <SkeletonGroup>
          <Skeleton width="half" />
          <Skeleton shape="figure" width="half" />
        </SkeletonGroup>
      )}
      {isGone && <Callout announce>{t('products.gone')}</Callout>}
      {products.data && <ProductList products={products.data.items} onChoose={({ id }) => choose(id)} />}
      {!products.data && products.error && (
        <ErrorState scope="section" {...problems.state(t('products.error'), products)} />
      )}
      {!products.data && !products.error && <SkeletonRows count={5} />}
      {chosen && (
        <Suspense fallback={null}>
          <OpenSheet
            key={chosen.id}
            product={chosen}
            call={call}
            onOpened={show}
            onClose={() => choose(null)}
            onGone={() => void products.mutate()}
          />
        </Suspense>
      )}
    </Stack>
  );
}

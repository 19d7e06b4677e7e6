import { lazy, Suspense, useState } from 'react';
import { loadNamespaces } from '#platform/i18n';

// Each comes with its texts.
const texts = () => loadNamespaces(['leverage-proof']);
const ProofSheet = lazy(async () => {
  const [{ ProofSheet: sheet }] = await Promise.all([import('./proof-sheet.tsx'), texts()]);
  return { default: sheet };
});
const HowSheet = lazy(async () => {
  const [{ HowSheet: sheet }] = await Promise.all([import('./how-sheet.tsx'), texts()]);
  return { default: sheet };
});

type Shown = { readonly period: string } | 'how' | null;

/**
 * Verifying a period, and how it works: `verify` opens it for a period's id, `explain` opens the explanation, and `sheet` belongs
 * in the screen.
 */
export function useProofSheet() {
  const [shown, setShown] = useState<Shown>(null);
  const close = (): void => setShown(null);
  return {
    verify: (period: string): void => setShown({ period }),
    explain: (): void => setShown('how'),
    sheet: shown !== null && (
      <Suspense fallback={null}>
        {shown === 'how' ? (
          <HowSheet onClose={close} />
        ) : (
          <ProofSheet period={shown.period} onClose={close} onExplain={() => setShown('how')} />
        )}
      </Suspense>
    ),
  };
}

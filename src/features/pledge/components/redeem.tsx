import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import type { Term } from '../model/term.ts';

const RedeemSheet = lazy(async () => ({ default: (await import('./redeem-sheet.tsx')).RedeemSheet }));

/** The way to redeem a running term early; says if it matured in the meantime. */
export function Redeem({ term }: { term: Term }) {
  const { t } = useTranslation('pledge');
  const [since, setSince] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  if (isOver) {
    return (
      <Callout title={t('redeem.over')} announce>
        {t('redeem.over-text')}
      </Callout>
    );
  }
  return (
    <>
      <Button block onClick={() => setSince(Date.now())}>
        {t('redeem.action')}
      </Button>
      {since !== null && (
        <Suspense fallback={null}>
          <RedeemSheet
            term={term}
            since={since}
            onClose={() => setSince(null)}
            onOver={() => {
              setSince(null);
              setOver(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

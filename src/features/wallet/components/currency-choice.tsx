import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { pickDisplayCurrency } from '../api/display-currency.ts';

const CurrencySheet = lazy(async () => ({ default: (await import('./currency-sheet.tsx')).CurrencySheet }));

/** The currency that totals show in, and the way to another one. */
export function CurrencyChoice({ currency }: { currency: string }) {
  const { t } = useTranslation('wallet');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        iconEnd={<ChevronDown aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{t('balance.choose-currency')} </span>
        {currency}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CurrencySheet value={currency} onChange={pickDisplayCurrency} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import type { FlashCurrency } from '../model/currencies.ts';

const SelectSheet = lazy(async () => ({ default: (await import('#design-system/select-sheet')).SelectSheet }));

interface CurrencyButtonProps {
  /** Says which side it is, and the currency. */
  label: string;
  value: string;
  currencies: readonly FlashCurrency[];
  onChange(currency: string): void;
}

/** The currency of one side, and the way to another one. */
export function CurrencyButton({ label, value, currencies, onChange }: CurrencyButtonProps) {
  const { t } = useTranslation(['flash', 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        tone="quiet"
        icon={<CurrencyIcon code={value} size="small" />}
        iconEnd={<ChevronDown aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden>{value}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SelectSheet
            open
            onOpenChange={setOpen}
            title={t('exchange.choose')}
            value={value}
            onChange={onChange}
            search={{
              label: t('exchange.search'),
              clearLabel: t('common:action.clear'),
              emptyText: t('exchange.none-found'),
            }}
            options={currencies.map(({ currency, name, available, scale }) => ({
              value: currency,
              label: currency,
              description: name,
              keywords: name,
              icon: <CurrencyIcon code={currency} size="small" />,
              end: <Amount value={available} scale={scale} leastDigits={2} size="small" tone="muted" />,
            }))}
          />
        </Suspense>
      )}
    </>
  );
}

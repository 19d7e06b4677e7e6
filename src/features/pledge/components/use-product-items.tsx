import { useTranslation } from 'react-i18next';
import { add } from '#contract/money';
import type { KeyValueItem } from '#design-system/key-value-list';
import { useDates } from '#platform/dates';
import { interestAtMaturity, type Product } from '../model/term.ts';
import { ExactPercent, Money, YearlyRate } from './figures.tsx';

/** Returns the terms of a product, and what an amount would pay if it were opened now. */
export function useProductItems(product: Product, amount: string | null, maturesAt: string): KeyValueItem[] {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  const interest = amount === null ? null : interestAtMaturity(product, amount);
  return [
    {
      id: 'rate',
      label: t('open.daily'),
      value: <ExactPercent value={product.daily_rate} />,
    },
    {
      id: 'yearly',
      label: t('open.yearly'),
      value: <YearlyRate product={product} />,
      description: t(`open.kind.${product.interest}`),
    },
    {
      id: 'matures',
      label: t('open.matures'),
      value: dates.moment(maturesAt),
    },
    ...(amount === null || interest === null
      ? []
      : [
          {
            id: 'interest',
            label: t('open.interest', { count: product.days }),
            value: <Money product={product} value={interest} sign="always" unmasked />,
          },
          {
            id: 'received',
            label: t('open.received'),
            value: <Money product={product} value={add(amount, interest)} unmasked />,
          },
        ]),
  ];
}

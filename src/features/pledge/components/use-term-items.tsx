import { useTranslation } from 'react-i18next';
import { add, isZero, subtract } from '#contract/money';
import type { KeyValueItem } from '#design-system/key-value-list';
import { useDates } from '#platform/dates';
import type { Term } from '../model/term.ts';
import { ExactPercent, Money, YearlyRate } from './figures.tsx';

/** Returns everything that a term agreed, and how it ended, in reading order. */
export function useTermItems(term: Term, unmasked = false): KeyValueItem[] {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  const { product, status, amount, received, interest_so_far: interest, interest_at_maturity: atMaturity } = term;
  const figure = (value: string, sign: 'auto' | 'always' = 'auto') => (
    <Money product={product} value={value} sign={sign} unmasked={unmasked} />
  );
  const cost = received === null ? '0' : subtract(add(amount, interest), received);
  const ending: KeyValueItem[] =
    status === 'running'
      ? [
          { id: 'interest', label: t('open.interest', { count: product.days }), value: figure(atMaturity, 'always') },
          { id: 'received', label: t('open.received'), value: figure(add(amount, atMaturity)) },
          {
            id: 'early',
            label: t('item.early'),
            value: isZero(product.early_cost) ? t('item.free') : <ExactPercent value={product.early_cost} />,
            ...(isZero(product.early_cost) ? {} : { description: t('item.early-of') }),
          },
        ]
      : [
          { id: 'interest', label: t('item.interest', { count: term.full_days }), value: figure(interest, 'always') },
          ...(isZero(cost) ? [] : [{ id: 'cost', label: t('item.cost'), value: figure(`-${cost}`) }]),
        ];
  return [
    { id: 'amount', label: t('item.amount'), value: figure(amount) },
    { id: 'product', label: t('item.product'), value: product.name },
    { id: 'daily', label: t('open.daily'), value: <ExactPercent value={product.daily_rate} /> },
    {
      id: 'yearly',
      label: t('open.yearly'),
      value: <YearlyRate product={product} />,
      description: t(`open.kind.${product.interest}`),
    },
    ...ending,
    { id: 'opened', label: t('item.opened'), value: dates.moment(term.opened_at) },
    {
      id: 'matures',
      label: t(status === 'running' ? 'item.matures' : 'item.maturity'),
      value: dates.moment(term.matures_at),
    },
    ...(term.closed_at === null || status !== 'redeemed'
      ? []
      : [{ id: 'closed', label: t('item.redeemed'), value: dates.moment(term.closed_at) }]),
    { id: 'number', label: t('item.number'), value: <span translate="no">{term.number}</span> },
  ];
}

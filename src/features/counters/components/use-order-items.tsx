import { useTranslation } from 'react-i18next';
import { decimalPlaces, inBothDirections, isZero, round } from '#contract/money';
import { Amount } from '#design-system/amount';
import type { KeyValueItem } from '#design-system/key-value-list';
import { Rate, rateDirection, rateScale } from '#design-system/rate-line';
import { useDates } from '#platform/dates';
import type { ExchangeRecord } from '../model/stage.ts';
import { Country } from './country.tsx';

/** Returns everything that is known of an accepted order, in reading order. */
export function useOrderItems(record: ExchangeRecord): KeyValueItem[] {
  const { t } = useTranslation('counters-exchange');
  const dates = useDates();
  const { currency, scale, target, target_scale: targetScale, rate, mid_rate: mid, bonus } = record;
  const pair = inBothDirections(rate);
  const direction = rateDirection(pair);
  const [from, to] = direction === 'direct' ? [currency, target] : [target, currency];
  // In the same direction and as exact, for comparison.
  const market = inBothDirections(mid)[direction];
  const digits = decimalPlaces(round(pair[direction], rateScale(pair[direction])));
  const paid = (value: string) => <Amount value={value} currency={currency} scale={scale} minDigits={2} />;
  const received = (value: string, sign: 'auto' | 'always' = 'auto') => (
    <Amount value={value} currency={target} scale={targetScale} minDigits={2} sign={sign} />
  );
  const { status } = record;
  const isRefunded = status === 'refunded';
  return [
    { id: 'amount', label: t(`record.amount.${status}`), value: paid(record.amount) },
    { id: 'target', label: t(`record.target.${status}`), value: received(record.target_amount) },
    ...(isZero(record.refund) ? [] : [{ id: 'refund', label: t('record.refund'), value: paid(record.refund) }]),
    { id: 'rate', label: t('offer.rate'), value: <Rate from={from} to={to} value={pair[direction]} /> },
    {
      id: 'mid',
      label: t('offer.mid-rate'),
      value: <Amount value={market} currency={to} scale={rateScale(market)} minDigits={Math.max(2, digits)} unmasked />,
    },
    {
      id: 'profit',
      ...(isRefunded
        ? { label: t('record.profit-none'), value: received(record.profit) }
        : { label: t('offer.profit'), value: received(record.profit, 'always'), description: t('offer.profit-by') }),
    },
    ...(bonus === null
      ? []
      : [
          {
            id: 'bonus',
            label: t('record.bonus'),
            value: (
              <Amount value={bonus.amount} currency={bonus.currency} scale={bonus.scale} minDigits={2} sign="always" />
            ),
            ...(isRefunded && { description: t('record.bonus-kept') }),
          },
        ]),
    { id: 'country', label: t('record.country'), value: <Country code={record.country} /> },
    { id: 'counter', label: t('record.counter'), value: record.counter.name },
    { id: 'created', label: t('record.created'), value: dates.moment(record.created_at) },
    ...(record.settled_at === null || status === 'waiting'
      ? []
      : [{ id: 'settled', label: t(`record.settled.${status}`), value: dates.moment(record.settled_at) }]),
    { id: 'sn', label: t('record.sn'), value: <span translate="no">{record.sn}</span> },
  ];
}

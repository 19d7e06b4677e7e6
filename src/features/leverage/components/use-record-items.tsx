import { useTranslation } from 'react-i18next';
import { add, multiply } from '#contract/money';
import { Amount } from '#design-system/amount';
import type { KeyValueItem } from '#design-system/key-value-list';
import { useDates } from '#platform/dates';
import { marketName } from '../model/market-name.ts';
import type { LeverageOrder } from '../model/order.ts';

/** All that was agreed, and what came of it, in reading order. */
export function useRecordItems(record: LeverageOrder): KeyValueItem[] {
  const { t } = useTranslation('leverage');
  const dates = useDates();
  const { currency, currency_scale: scale, quantity, profit_loss: profitLoss, multiplier } = record;
  const paid = (value: string) => <Amount value={value} currency={currency} scale={scale} minDigits={2} />;
  const price = (value: string) => <Amount value={value} scale={record.scale} unmasked />;
  const isSettled = record.status === 'settled';
  return [
    { id: 'category', label: t('order.category'), value: t(`category.${record.category}`) },
    { id: 'stake', label: t('order.stake'), value: paid(quantity) },
    {
      id: 'multiplier',
      label: t('order.multiplier'),
      value: (
        <span translate="no">
          ×<Amount value={multiplier} scale={4} minDigits={2} unmasked />
        </span>
      ),
    },
    profitLoss === null
      ? { id: 'payout', label: t('order.payout'), value: paid(multiply(quantity, multiplier, scale, 'down')) }
      : { id: 'payout', label: t('order.paid'), value: paid(add(quantity, profitLoss)) },
    { id: 'opening', label: t('order.opening'), value: price(record.opening_price) },
    ...(isSettled
      ? [
          {
            id: 'close',
            label: t('order.close'),
            value: record.close_price === null ? t('order.no-close') : price(record.close_price),
          },
        ]
      : []),
    { id: 'market', label: t('order.market'), value: <span translate="no">{marketName(record.symbol)}</span> },
    { id: 'room', label: t('order.room'), value: t(`tier.${record.room.tier}`) },
    {
      id: 'period',
      label: t('order.period'),
      value: t('order.span', { from: dates.time(record.starts_at), to: dates.time(record.settles_at) }),
      description: <span translate="no">{record.period}</span>,
    },
    { id: 'created', label: t('order.created'), value: dates.moment(record.created_at) },
    record.settled_at === null
      ? { id: 'settles', label: t('order.settles'), value: dates.moment(record.settles_at) }
      : { id: 'settled', label: t('order.settled'), value: dates.moment(record.settled_at) },
    { id: 'number', label: t('order.number'), value: <span translate="no">{record.number}</span> },
  ];
}

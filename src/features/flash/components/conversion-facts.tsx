import { useTranslation } from 'react-i18next';
import { inBothDirections, isZero, percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { KeyValueList, type KeyValueItem } from '#design-system/key-value-list';
import { Percent } from '#design-system/percent';
import { Rate, rateDirection, rateScale } from '#design-system/rate-line';
import { Stat } from '#design-system/stat';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { paidSpread } from '../model/paid-spread.ts';
import type { FlashRecord } from '../model/quote-state.ts';

/** A pending conversion: what it will bring, its status, and everything that was agreed. */
export function ConversionFacts({ record }: { record: FlashRecord }) {
  const { t } = useTranslation('flash');
  const agreed = useAgreedItems(record);
  const { currency, scale, amount, target, target_scale: targetScale, target_amount: targetAmount } = record;
  return (
    <>
      <Stat label={t('exchange.to')}>
        <Amount value={targetAmount} currency={target} scale={targetScale} minDigits={2} size="x-large" />
      </Stat>
      <KeyValueList
        items={[
          {
            id: 'status',
            label: t('records.status'),
            value: <StatusChip status="pending">{t('records.pending')}</StatusChip>,
          },
          {
            id: 'pays',
            label: t('exchange.from'),
            value: <Amount value={amount} currency={currency} scale={scale} minDigits={2} />,
          },
          ...agreed,
        ]}
      />
    </>
  );
}

/** Returns what was agreed, as in the quote, beside the two amounts. */
export function useAgreedItems(record: FlashRecord, unmasked = false): KeyValueItem[] {
  const { t } = useTranslation('flash');
  const dates = useDates();
  const { currency, target, number, refund } = record;
  const rate = inBothDirections(record.rate);
  const direction = rateDirection(rate);
  // In the same direction, for comparison.
  const mid = inBothDirections(record.mid_rate)[direction];
  const cost = <ReceivedAmount record={record} value={record.spread_amount} unmasked={unmasked} />;
  const [from, to] = direction === 'direct' ? [currency, target] : [target, currency];
  return [
    { id: 'rate', label: t('done.rate'), value: <Rate from={from} to={to} value={rate[direction]} /> },
    {
      id: 'mid',
      label: t('quote.mid-rate'),
      value: <Amount value={mid} currency={to} scale={rateScale(mid)} minDigits={2} unmasked />,
    },
    {
      id: 'spread',
      label: t('quote.spread'),
      value: (
        <span className="inline-flex flex-wrap justify-end gap-x-2">
          <span className="text-muted">
            <Percent value={percentToRatio(record.spread_percent)} />
          </span>
          {direction === 'direct' ? (
            cost
          ) : (
            <PaidAmount
              record={record}
              value={paidSpread(record.amount, record.spread_percent, record.scale)}
              unmasked={unmasked}
            />
          )}
        </span>
      ),
      // As booked.
      ...(direction === 'direct' ? {} : { description: cost }),
    },
    ...(isZero(refund)
      ? []
      : [
          {
            id: 'refund',
            label: t('records.refund'),
            value: <PaidAmount record={record} value={refund} unmasked={unmasked} />,
          },
        ]),
    { id: 'time', label: t('done.time'), value: dates.moment(record.time) },
    { id: 'number', label: t('done.number'), value: number },
  ];
}

interface AmountOfProps {
  record: FlashRecord;
  value: string;
  /** Shows it even when amounts are masked: right after converting. */
  unmasked?: boolean;
}

const PaidAmount = ({ record, value, unmasked }: AmountOfProps) => (
  <Amount value={value} currency={record.currency} scale={record.scale} minDigits={2} unmasked={unmasked} />
);

const ReceivedAmount = ({ record, value, unmasked }: AmountOfProps) => (
  <Amount value={value} currency={record.target} scale={record.target_scale} minDigits={2} unmasked={unmasked} />
);

import { useTranslation } from 'react-i18next';
import { flashStatus } from '#contract/fields';
import { isZero, percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import { Percent } from '#design-system/percent';
import { Rate, rateDirection, rateScale } from '#design-system/rate-line';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { inBothDirections } from '../model/rate.ts';
import type { FlashRecord } from '../model/quote-state.ts';

interface ConversionFactsProps {
  record: FlashRecord;
  /** Shows the amounts even when amounts are masked: right after converting. */
  unmasked?: boolean;
}

/** Everything that was agreed, as in the quote, and the outcome. */
export function ConversionFacts({ record, unmasked }: ConversionFactsProps) {
  const { t } = useTranslation('flash');
  const dates = useDates();
  const { currency, target, number, refund } = record;
  const rate = inBothDirections(record.rate);
  const direction = rateDirection(rate);
  // In the same direction, for comparison.
  const mid = inBothDirections(record.mid_rate)[direction];
  const [from, to] = direction === 'direct' ? [currency, target] : [target, currency];
  const given = (value: string) => (
    <Amount value={value} currency={currency} scale={record.scale} minDigits={2} unmasked={unmasked} />
  );
  const got = (value: string) => (
    <Amount value={value} currency={target} scale={record.target_scale} minDigits={2} unmasked={unmasked} />
  );
  const isDone = record.status === flashStatus.completed;
  return (
    <KeyValueList
      items={[
        { id: 'gave', label: t('done.gave'), value: given(record.amount) },
        { id: 'got', label: t('done.got'), value: got(record.target_amount) },
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
              {got(record.spread_amount)}
            </span>
          ),
        },
        ...(isZero(refund) ? [] : [{ id: 'refund', label: t('records.refund'), value: given(refund) }]),
        {
          id: 'status',
          label: t('records.status'),
          value: (
            <StatusChip status={isDone ? 'completed' : 'pending'}>
              {t(isDone ? 'records.completed' : 'records.pending')}
            </StatusChip>
          ),
        },
        { id: 'time', label: t('done.time'), value: dates.moment(record.time) },
        { id: 'number', label: t('done.number'), value: number },
      ]}
    />
  );
}

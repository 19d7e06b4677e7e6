import { useTranslation } from 'react-i18next';
import { percentToRatio } from '#contract/money';
import { KeyValueList } from '#design-system/key-value-list';
import { RateLine, type RatePair } from '#design-system/rate-line';
import { Stack } from '#design-system/stack';
import type { Side } from '#forms/conversion';
import { useAge } from '#platform/age';
import { useDates } from '#platform/dates';
import type { useRates } from '../api/rates.ts';
import { costOf, type Rate } from '../model/conversion.ts';
import { useSourceName } from './use-source-name.ts';

interface RateFactsProps {
  from: string;
  to: string;
  /** Undefined while loading. */
  rate: Rate | undefined;
  /** The rate in both directions. */
  pair: RatePair | undefined;
  /** The amounts in both currencies, or empty. */
  amounts: Record<Side, string>;
  /** Decimal places of both. */
  scales: Record<Side, number>;
  read: ReturnType<typeof useRates>;
}

/** The rate of a pair: the mid-market rate, what a conversion costs, how old it is, and where it comes from. */
export function RateFacts({ from, to, rate, pair, amounts, scales, read }: RateFactsProps) {
  const { t } = useTranslation('market-rates');
  const dates = useDates();
  const nameOf = useSourceName();
  const age = useAge(read);
  return (
    <Stack gap={1}>
      <RateLine
        from={from}
        to={to}
        rate={pair ?? null}
        spread={
          rate
            ? {
                ratio: percentToRatio(rate.spread_percent),
                cost: {
                  direct: { amount: costOf(amounts.to, rate, scales.to), scale: scales.to },
                  inverse: { amount: costOf(amounts.from, rate, scales.from), scale: scales.from },
                },
              }
            : null
        }
        age={age}
        stale={age !== undefined}
        labels={{
          swap: t('rate.invert'),
          loading: t('rate.loading'),
          mid: t('rate.mid'),
          spread: t('rate.spread'),
        }}
      />
      <KeyValueList
        items={[
          { id: 'source', label: t('rate.source'), value: rate ? nameOf(rate.source) : '–' },
          { id: 'time', label: t('rate.as-of'), value: rate ? dates.seconds(rate.time) : '–' },
        ]}
      />
      <p className="text-14 text-muted">{t('rate.note')}</p>
    </Stack>
  );
}

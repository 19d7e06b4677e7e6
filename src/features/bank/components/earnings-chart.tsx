import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { isZero } from '#contract/money';
import { BarChart } from '#design-system/bar-chart';

interface EarningsChartProps {
  /** Oldest first; undefined while loading. */
  days: ResponseOf<'GET bank/earnings'>['days'] | undefined;
  currency: string;
  scale: number;
}

/** What each of the last 30 days earned. */
export function EarningsChart({ days, currency, scale }: EarningsChartProps) {
  const { t } = useTranslation('bank');
  // Without any earnings, a sentence says more than thirty zeros.
  const points = days?.every(({ amount }) => isZero(amount))
    ? []
    : days?.map(({ day, amount }) => ({ at: `${day}T00:00:00.000Z`, value: amount }));
  return (
    <BarChart
      label={t('earnings.chart', { currency })}
      points={points}
      currency={currency}
      scale={scale}
      minDigits={2}
      grid
      size="small"
      empty={t('earnings.no-days')}
      labels={{ time: t('earnings.day'), value: t('earnings.amount'), table: t('earnings.table') }}
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { ChartPoint } from '#design-system/chart';
import { ErrorState } from '#design-system/error-state';
import { LineChart } from '#design-system/line-chart';
import { historyRanges, pickHistoryRange, useHistory, useHistoryRange } from '../api/history.ts';
import { historyPoints, isOther } from '../model/history.ts';

export interface ValueChartProps {
  /** The currency of the values. */
  currency: string;
  /** Shows this balance only. */
  name?: string;
  /** Called with the point that is being read, and with undefined afterward. */
  onScrub: (point: ChartPoint | undefined) => void;
}

/** What the balances were worth over time. Rendered by a ValueLine. */
export function ValueChart({ currency, name, onScrub }: ValueChartProps) {
  const { t } = useTranslation(['wallet-assets', 'common']);
  const range = useHistoryRange();
  const { data, error, isValidating, mutate } = useHistory(currency, range, name);
  const isBusy = data !== undefined && isOther(data, { currency, range, name });
  const { points, resolution } = historyPoints(data ?? { items: [] });
  return (
    <LineChart
      bleed
      live
      quietTable
      callout="moment"
      label={name === undefined ? t(`history.total.${range}`) : t(`history.one.${range}`, { currency: name })}
      points={data && points}
      resolution={resolution}
      currency={data?.currency ?? currency}
      scale={data?.display_scale ?? 2}
      busy={isBusy && !error}
      onScrub={onScrub}
      labels={{ time: t('history.time'), value: t('history.value'), table: t('history.table') }}
      periods={{
        label: t('history.range'),
        value: range,
        onChange: pickHistoryRange,
        options: historyRanges.map((value) => ({
          value,
          label: t(`history.short.${value}`),
          description: t(`history.long.${value}`),
        })),
      }}
      empty={t('history.empty')}
      error={
        error &&
        (!data || isBusy) && (
          <ErrorState
            scope="part"
            title={t('history.error')}
            retry={{ label: t('common:action.retry'), onClick: () => void mutate(), busy: isValidating }}
          />
        )
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Amount } from '#design-system/amount';
import { KeyValueList } from '#design-system/key-value-list';
import { LineChart } from '#design-system/line-chart';
import { Sheet } from '#design-system/sheet';
import { useDates } from '#platform/dates';

interface TodaySheetProps {
  today: ResponseOf<'GET wallet/todayProfitLoss'>;
  /** Digits after the point. */
  scale: number;
  onClose(): void;
}

/** Today's profit or loss at each hour, and how it is computed, with every figure. */
export function TodaySheet({ today, scale, onClose }: TodaySheetProps) {
  const { t } = useTranslation(['wallet', 'wallet-assets']);
  const dates = useDates();
  const amount = (value: string) => <Amount value={value} currency={today.currency} scale={scale} />;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('today.title')}
      description={t('today.text', { moment: dates.moment(today.since) })}
    >
      <LineChart
        size="small"
        tone="change"
        quietTable
        label={t('wallet-assets:today.label')}
        points={today.hours.map(({ time, amount: value }) => ({ at: time, value }))}
        currency={today.currency}
        scale={scale}
        sign="always"
        labels={{
          time: t('wallet-assets:history.time'),
          value: t('today.result'),
          table: t('wallet-assets:history.table'),
        }}
        empty={null}
      />
      <KeyValueList
        items={[
          { id: 'closing', label: t('today.closing'), value: amount(today.closing) },
          { id: 'opening', label: t('today.opening'), value: amount(today.opening) },
          { id: 'deposits', label: t('today.deposits'), value: amount(today.deposits) },
          { id: 'withdrawals', label: t('today.withdrawals'), value: amount(today.withdrawals) },
          {
            id: 'result',
            label: t('today.result'),
            value: <Amount value={today.amount} currency={today.currency} scale={scale} tone="change" />,
          },
        ]}
      />
    </Sheet>
  );
}

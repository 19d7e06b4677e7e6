import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flashStatus } from '#contract/fields';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Screen } from '#design-system/screen';
import { StatusChip } from '#design-system/status-chip';
import { TopNav } from '#design-system/top-nav';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useBack } from '#platform/navigation';
import { richText } from '#platform/rich-text';
import { useConversions } from '../api/records.ts';
import type { FlashRecord } from '../model/quote-state.ts';

const ConversionDetails = lazy(async () => ({
  default: (await import('../components/conversion-details.tsx')).ConversionDetails,
}));

export default function RecordsScreen() {
  const { t } = useTranslation(['flash', 'common']);
  const back = useBack('/flash-exchange');
  const dates = useDates();
  const pages = useConversions();
  const list = useListState(pages, t('records.error'));
  const [shown, setShown] = useState<FlashRecord | null>(null);

  return (
    <Screen nav={<TopNav title={t('records.title')} back={{ label: t('common:action.back'), onClick: back }} />}>
      <RecordList
        {...list}
        label={t('records.title')}
        getKey={({ number }) => number}
        getDay={(item) => dates.day(item.time)}
        empty={
          <EmptyState
            illustration="ledger"
            title={t('records.empty.title')}
            action={<Button href="/flash-exchange">{t('records.empty.action')}</Button>}
          >
            {t('records.empty.text')}
          </EmptyState>
        }
      >
        {(record) => (
          <ListRow
            onClick={() => setShown(record)}
            start={<CurrencyIcon code={record.target} />}
            title={t('records.pair', { from: record.currency, to: record.target })}
            description={
              <>
                {dates.time(record.time)}
                <span className="block text-12">{record.number}</span>
                {!isZero(record.refund) && (
                  <span className="block">
                    {richText(t('records.refunded'), {
                      amount: (
                        <Amount value={record.refund} currency={record.currency} scale={record.scale} size="small" />
                      ),
                    })}
                  </span>
                )}
              </>
            }
            figure={
              <Amount
                value={record.target_amount}
                currency={record.target}
                scale={record.target_scale}
                minDigits={2}
                sign="always"
              />
            }
            figureDescription={
              record.status === flashStatus.completed ? (
                <Amount
                  value={`-${record.amount}`}
                  currency={record.currency}
                  scale={record.scale}
                  minDigits={2}
                  size="small"
                  tone="muted"
                />
              ) : (
                <StatusChip status="pending">{t('records.pending')}</StatusChip>
              )
            }
          />
        )}
      </RecordList>
      {shown && (
        <Suspense fallback={null}>
          <ConversionDetails record={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Screen>
  );
}

import { useTranslation } from 'react-i18next';
import { flashStatus } from '#contract/fields';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { CurrencyIcon } from '#design-system/currency-icon';
import { EmptyState } from '#design-system/empty-state';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { richText } from '#platform/rich-text';
import { useConversions } from '../api/records.ts';
import type { FlashRecord } from '../model/quote-state.ts';

/** All conversions, newest first. */
export function Records({ onOpen }: { onOpen(number: string): void }) {
  const { t } = useTranslation('flash');
  const dates = useDates();
  const state = useListState(useConversions(), t('records.error'));
  return (
    <RecordList
      {...state}
      label={t('records.title')}
      getKey={({ number }) => number}
      getDay={(item) => dates.day(item.time)}
      empty={
        <EmptyState
          illustration="ledger"
          title={t('records.empty.title')}
          action={<Button href="/flash-exchange">{t('records.convert')}</Button>}
        >
          {t('records.empty.text')}
        </EmptyState>
      }
    >
      {(record) => <RecordRow record={record} onClick={() => onOpen(record.number)} />}
    </RecordList>
  );
}

function RecordRow({ record, onClick }: { record: FlashRecord; onClick(): void }) {
  const { t } = useTranslation('flash');
  const dates = useDates();
  return (
    <ListRow
      onClick={onClick}
      start={<CurrencyIcon code={record.target} />}
      title={t('records.pair', { from: record.currency, to: record.target })}
      description={
        <>
          {dates.time(record.time)}
          <span className="block text-12" translate="no">
            {record.number}
          </span>
          {!isZero(record.refund) && (
            <span className="block">
              {richText(t('records.refunded'), {
                amount: (
                  <Amount
                    value={record.refund}
                    currency={record.currency}
                    scale={record.scale}
                    minDigits={2}
                    size="small"
                  />
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
  );
}

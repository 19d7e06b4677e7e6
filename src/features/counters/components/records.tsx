import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { Flag } from '#design-system/flag';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { useLocale } from '#platform/language';
import { useListState } from '#platform/list-state';
import { richText } from '#platform/rich-text';
import { useExchangeRecords } from '../api/records.ts';
import { chosen, readFilter, type RecordFilter } from '../model/record-filter.ts';
import type { ExchangeRecord } from '../model/stage.ts';
import { RecordFilters } from './record-filters.tsx';

/** Accepted orders, newest first. The address has the filter. */
export function Records({ onOpen }: { onOpen(sn: string): void }) {
  const { t } = useTranslation('counters-exchange');
  const dates = useDates();
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const pages = useExchangeRecords(filter);
  const state = useListState(pages, t('records.error'));
  const isFiltered = Object.keys(chosen(filter)).length > 0;
  const change = (next: RecordFilter): void => setQuery(chosen(next), { replace: true, preventScrollReset: true });
  const clear = (): void => change({ status: undefined, counter: undefined });
  const total = pages.first?.total;
  return (
    <div>
      {(total !== 0 || isFiltered) && <RecordFilters filter={filter} onChange={change} total={total} />}
      <RecordList
        {...state}
        label={t('records.title')}
        getKey={({ sn }) => sn}
        getDay={(item) => dates.day(item.created_at)}
        empty={
          isFiltered ? (
            <EmptyState
              illustration="lens"
              title={t('records.none')}
              action={<Button onClick={clear}>{t('records.clear')}</Button>}
            />
          ) : (
            <EmptyState
              illustration="ledger"
              title={t('records.empty.title')}
              action={<Button href="/counter">{t('action.counters')}</Button>}
            >
              {t('records.empty.text')}
            </EmptyState>
          )
        }
      >
        {(record) => <RecordRow record={record} onClick={() => onOpen(record.sn)} />}
      </RecordList>
    </div>
  );
}

function RecordRow({ record, onClick }: { record: ExchangeRecord; onClick(): void }) {
  const { t } = useTranslation('counters-exchange');
  const dates = useDates();
  const country = new Intl.DisplayNames(useLocale(), { type: 'region' }).of(record.country) ?? record.country;
  const { status, currency, scale, target, target_scale: targetScale } = record;
  const small = (value: string, code: string, digits: number, sign: 'auto' | 'always' = 'auto') => (
    <Amount value={value} currency={code} scale={digits} minDigits={2} size="small" tone="muted" sign={sign} />
  );
  return (
    <ListRow
      onClick={onClick}
      title={t('records.pair', { from: currency, to: target })}
      description={
        <>
          <span className="block">
            {t('records.row', { clock: dates.time(record.created_at), counter: record.counter.name })}
          </span>
          <span className="flex items-center gap-1.5">
            <Flag code={record.country} />
            {country}
          </span>
          <span className="block">
            {isZero(record.refund)
              ? richText(t('records.profit'), { amount: small(record.profit, target, targetScale, 'always') })
              : richText(t('records.refunded'), { amount: small(record.refund, currency, scale) })}
          </span>
          <span className="block text-12" translate="no">
            {record.sn}
          </span>
        </>
      }
      figure={
        <Amount
          value={status === 'completed' ? record.target_amount : record.amount}
          currency={status === 'completed' ? target : currency}
          scale={status === 'completed' ? targetScale : scale}
          minDigits={2}
          sign={status === 'completed' ? 'always' : 'auto'}
        />
      }
      figureDescription={
        <span className="flex flex-col items-end gap-1">
          {status === 'completed' && small(`-${record.amount}`, currency, scale)}
          <StatusChip status={status}>{t(`status.${status}`)}</StatusChip>
        </span>
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isZero } from '#contract/money';
import { Amount } from '#design-system/amount';
import { CurrencyIcon } from '#design-system/currency-icon';
import { Flag } from '#design-system/flag';
import { ListRow } from '#design-system/list-row';
import { StatusChip } from '#design-system/status-chip';
import { FilteredRecords } from '#forms/filtered-records';
import { useDates } from '#platform/dates';
import { useLocale } from '#platform/language';
import { richText } from '#platform/rich-text';
import { useExchangeRecords } from '../api/records.ts';
import { chosen, readFilter, type RecordFilter } from '../model/record-filter.ts';
import type { ExchangeRecord } from '../model/stage.ts';
import { RecordFilters } from './record-filters.tsx';

/** Accepted orders, newest first. The address has the filter. */
export function Records({ onOpen }: { onOpen(sn: string): void }) {
  const { t } = useTranslation('counters-exchange');
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const pages = useExchangeRecords(filter);
  const change = (next: RecordFilter): void => setQuery(chosen(next), { replace: true });
  return (
    <FilteredRecords
      pages={pages}
      label={t('records.title')}
      failed={t('records.error')}
      filters={<RecordFilters filter={filter} onChange={change} total={pages.first?.total} />}
      isFiltered={Object.keys(chosen(filter)).length > 0}
      getKey={({ sn }) => sn}
      getMoment={(item) => item.created_at}
      none={{
        title: t('records.none'),
        showAll: t('records.clear'),
        onShowAll: () => change({ status: undefined, counter: undefined }),
      }}
      empty={{
        title: t('records.empty.title'),
        text: t('records.empty.text'),
        action: { href: '/counter', label: t('action.counters') },
      }}
    >
      {(record) => <RecordRow record={record} onClick={() => onOpen(record.sn)} />}
    </FilteredRecords>
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
      start={<CurrencyIcon code={target} />}
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
        <span className="flex max-w-40 flex-col items-end gap-1">
          <span>
            {isZero(record.refund)
              ? richText(t(status === 'completed' ? 'records.profit' : 'records.profit-expected'), {
                  amount: small(record.profit, target, targetScale, 'always'),
                })
              : richText(t('records.refunded'), { amount: small(record.refund, currency, scale) })}
          </span>
          <StatusChip status={status}>{t(`status.${status}`)}</StatusChip>
        </span>
      }
    />
  );
}

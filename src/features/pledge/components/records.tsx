import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pledgeStatuses } from '#contract/pledge';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { FilterBar } from '#design-system/filter-bar';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { StatusChip } from '#design-system/status-chip';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { richText } from '#platform/rich-text';
import { useTerms } from '../api/terms.ts';
import { overviewPath } from '../model/paths.ts';
import { chosen, readStatus, type TermStatus } from '../model/record-filter.ts';
import type { Term } from '../model/term.ts';
import { Money } from './figures.tsx';

/** Every term, newest first. The address has the filter. */
export function Records({ onOpen }: { onOpen(number: string): void }) {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  const [query, setQuery] = useSearchParams();
  const status = readStatus(query);
  const pages = useTerms(status);
  const state = useListState(pages, t('records.error'));
  const total = pages.first?.total;
  const change = (next: TermStatus | undefined): void =>
    setQuery(chosen(next), { replace: true, preventScrollReset: true });
  const clear = { label: t('records.clear'), onClick: () => change(undefined) };
  return (
    <div>
      {(total !== 0 || status !== undefined) && (
        <FilterBar<TermStatus | 'all'>
          label={t('records.filter')}
          quick={{
            label: t('records.status'),
            value: status ?? 'all',
            onChange: (value) => change(value === 'all' ? undefined : value),
            options: [
              { value: 'all', label: t('records.every') },
              ...pledgeStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            ],
          }}
          result={total === undefined ? '' : t('records.result', { count: total })}
          {...(status !== undefined && { clear })}
        />
      )}
      <RecordList
        {...state}
        label={t('records.title')}
        getKey={({ number }) => number}
        getDay={(item) => dates.day(item.opened_at)}
        empty={
          status === undefined ? (
            <EmptyState
              illustration="ledger"
              title={t('records.empty')}
              action={<Button href={overviewPath}>{t('records.overview')}</Button>}
            />
          ) : (
            <EmptyState
              illustration="lens"
              title={t('records.none')}
              action={<Button onClick={clear.onClick}>{clear.label}</Button>}
            />
          )
        }
      >
        {(term) => <RecordRow term={term} onClick={() => onOpen(term.number)} />}
      </RecordList>
    </div>
  );
}

function RecordRow({ term, onClick }: { term: Term; onClick(): void }) {
  const { t } = useTranslation('pledge');
  const dates = useDates();
  const { number, product, status, full_days: full } = term;
  const ended = term.closed_at ?? term.matures_at;
  return (
    <ListRow
      onClick={onClick}
      title={product.name}
      description={
        <>
          <span className="block">{t('progress', { done: full, count: product.days })}</span>
          <span className="block">{t(`records.ends.${status}`, { day: dates.day(ended) })}</span>
          <span className="block text-12" translate="no">
            {number}
          </span>
        </>
      }
      figure={<Money product={product} value={term.amount} />}
      figureDescription={
        <span className="flex flex-col items-end gap-1">
          <span>
            {richText(t(`records.interest.${status}`), {
              amount: (
                <Money product={product} value={term.interest_so_far} size="small" sign="always" tone="muted" bare />
              ),
            })}
          </span>
          <StatusChip status={status}>{t(`status.${status}`)}</StatusChip>
        </span>
      }
    />
  );
}

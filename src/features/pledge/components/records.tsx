import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pledgeStatuses } from '#contract/pledge';
import { CurrencyIcon } from '#design-system/currency-icon';
import { FilterBar } from '#design-system/filter-bar';
import { ListRow } from '#design-system/list-row';
import { StatusChip } from '#design-system/status-chip';
import { FilteredRecords } from '#forms/filtered-records';
import { useDates } from '#platform/dates';
import { richText } from '#platform/rich-text';
import { useTerms } from '../api/terms.ts';
import { overviewPath } from '../model/paths.ts';
import { chosen, readStatus, type TermStatus } from '../model/record-filter.ts';
import type { Term } from '../model/term.ts';
import { Money } from './figures.tsx';

/** Every term, newest first. The address has the filter. */
export function Records({ onOpen }: { onOpen(number: string): void }) {
  const { t } = useTranslation('pledge');
  const [query, setQuery] = useSearchParams();
  const status = readStatus(query);
  const pages = useTerms(status);
  const total = pages.first?.total;
  const change = (next: TermStatus | undefined): void => setQuery(chosen(next), { replace: true });
  return (
    <FilteredRecords
      pages={pages}
      label={t('records.title')}
      failed={t('records.error')}
      filters={
        <FilterBar<TermStatus | 'all'>
          bleed
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
        />
      }
      isFiltered={status !== undefined}
      getKey={({ number }) => number}
      getMoment={(item) => item.opened_at}
      none={{ title: t('records.none'), showAll: t('records.show-all'), onShowAll: () => change(undefined) }}
      empty={{ title: t('records.empty'), action: { href: overviewPath, label: t('records.overview') } }}
    >
      {(term) => <RecordRow term={term} onClick={() => onOpen(term.number)} />}
    </FilteredRecords>
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
      start={<CurrencyIcon code={product.currency} />}
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
              amount:
                status === 'redeemed' && term.received !== null ? (
                  // Its interest alone would look like a gain where the cost was more.
                  <Money product={product} value={term.received} size="small" tone="muted" bare />
                ) : (
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

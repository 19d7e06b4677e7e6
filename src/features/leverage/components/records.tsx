import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { leverageTiers, type LeverageTier } from '#contract/leverage-rules';
import { FilterBar } from '#design-system/filter-bar';
import { FilteredRecords } from '#forms/filtered-records';
import { useRecords } from '../api/records.ts';
import { readRoom } from '../model/record-filter.ts';
import { RecordRow } from './record-row.tsx';

/** All orders, newest first. The address has the room. */
export function Records({ onOpen }: { onOpen(number: string): void }) {
  const { t } = useTranslation('leverage');
  const [query, setQuery] = useSearchParams();
  const room = readRoom(query);
  const pages = useRecords(room);
  const choose = (next: LeverageTier | 'all'): void =>
    setQuery(next === 'all' ? {} : { room: next }, { replace: true });
  const total = pages.first?.total;
  return (
    <FilteredRecords
      pages={pages}
      label={t('records.title')}
      failed={t('records.error')}
      filters={
        <FilterBar<LeverageTier | 'all'>
          bleed
          label={t('records.filter')}
          quick={{
            label: t('records.room'),
            value: room ?? 'all',
            onChange: choose,
            options: [
              { value: 'all', label: t('records.every-room') },
              ...leverageTiers.map((value) => ({ value, label: t(`tier.${value}`) })),
            ],
          }}
          result={total === undefined ? '' : t('records.result', { count: total })}
        />
      }
      isFiltered={room !== undefined}
      getKey={({ number }) => number}
      getMoment={(item) => item.created_at}
      none={{ title: t('records.none'), showAll: t('records.show-all'), onShowAll: () => choose('all') }}
      empty={{
        title: t('records.empty.title'),
        text: t('records.empty.text'),
        action: { href: '/trading?tab=leverage', label: t('records.empty.action') },
      }}
    >
      {(record) => <RecordRow record={record} onClick={() => onOpen(record.number)} />}
    </FilteredRecords>
  );
}

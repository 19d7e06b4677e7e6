import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { FilterBar } from '#design-system/filter-bar';
import { RecordList as List } from '#design-system/record-list';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useRecords } from '../api/records.ts';
import { readRoom, rooms, type RoomId } from '../model/record-filter.ts';
import { RecordRow } from './record-row.tsx';

/** All orders, newest first. The address has the room. */
export function RecordList({ onOpen }: { onOpen(number: string): void }) {
  const { t } = useTranslation('leverage');
  const dates = useDates();
  const [query, setQuery] = useSearchParams();
  const room = readRoom(query);
  const pages = useRecords(room);
  const state = useListState(pages, t('records.error'));
  const choose = (next: RoomId | 'all'): void =>
    setQuery(next === 'all' ? {} : { room: next }, { replace: true, preventScrollReset: true });
  const clear = room && { label: t('records.clear'), onClick: () => choose('all') };
  const total = pages.first?.total;
  return (
    <div>
      {(total !== 0 || room) && (
        <FilterBar<RoomId | 'all'>
          label={t('records.filter')}
          quick={{
            label: t('records.room'),
            value: room ?? 'all',
            onChange: choose,
            options: [
              { value: 'all', label: t('records.every-room') },
              ...rooms.map((value) => ({ value, label: t(`tier.${value}`) })),
            ],
          }}
          result={total === undefined ? '' : t('records.result', { count: total })}
          {...(clear && { clear })}
        />
      )}
      <List
        {...state}
        label={t('records.title')}
        getKey={({ number }) => number}
        getDay={(item) => dates.day(item.created_at)}
        empty={
          clear ? (
            <EmptyState
              illustration="lens"
              title={t('records.none')}
              action={<Button onClick={clear.onClick}>{clear.label}</Button>}
            />
          ) : (
            <EmptyState
              illustration="ledger"
              title={t('records.empty.title')}
              action={<Button href="/trading?tab=leverage">{t('records.empty.action')}</Button>}
            >
              {t('records.empty.text')}
            </EmptyState>
          )
        }
      >
        {(record) => <RecordRow record={record} onClick={() => onOpen(record.number)} />}
      </List>
    </div>
  );
}

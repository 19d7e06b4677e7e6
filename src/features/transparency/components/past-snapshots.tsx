import { useTranslation } from 'react-i18next';
import { ListRow } from '#design-system/list-row';
import { RecordList } from '#design-system/record-list';
import { Section } from '#design-system/section';
import { useDates } from '#platform/dates';
import { useListState } from '#platform/list-state';
import { useSnapshots } from '../api/snapshots.ts';
import { useSnapshotSheet } from './use-snapshot-sheet.tsx';

/** Every snapshot that was published, newest first. */
export function PastSnapshots() {
  const { t } = useTranslation('transparency');
  const dates = useDates();
  const state = useListState(useSnapshots(), t('past.error'));
  const { show, sheet } = useSnapshotSheet();
  // The latest snapshot says that there is none.
  if (state.items?.length === 0) return null;
  return (
    <Section title={t('past.title')}>
      <RecordList
        {...state}
        label={t('past.list')}
        getKey={({ number }) => number}
        getDay={({ time }) => dates.day(time)}
      >
        {(item) => (
          <ListRow
            title={t('snapshot.title', { number: item.number })}
            description={t('past.currencies', { count: item.items.length })}
            figure={dates.time(item.time)}
            onClick={() => show(item)}
          />
        )}
      </RecordList>
      {sheet}
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { recordStatuses } from '#contract/counters-exchange';
import { FilterBar } from '#design-system/filter-bar';
import { SelectField } from '#design-system/select-field';
import { useCounters } from '../api/counters.ts';
import type { RecordFilter } from '../model/record-filter.ts';

interface RecordFiltersProps {
  filter: RecordFilter;
  onChange(filter: RecordFilter): void;
  /** How many orders match; undefined while loading. */
  total: number | undefined;
}

/** Status as chips, the counter in a sheet. */
export function RecordFilters({ filter, onChange, total }: RecordFiltersProps) {
  const { t } = useTranslation('counters-exchange');
  const counters = useCounters().data?.items ?? [];
  const { status, counter } = filter;
  const active = [status, counter].filter((each) => each !== undefined).length;
  return (
    <FilterBar<NonNullable<RecordFilter['status']> | 'all'>
      bleed
      label={t('records.filter.label')}
      quick={{
        label: t('records.filter.status'),
        value: status ?? 'all',
        onChange: (value) => onChange({ ...filter, status: value === 'all' ? undefined : value }),
        options: [
          { value: 'all', label: t('records.filter.all') },
          ...recordStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ],
      }}
      more={{
        label: t('records.filter.more'),
        active: counter === undefined ? 0 : 1,
        labels: {
          active: t('records.filter.active'),
          done: total === undefined ? t('records.filter.done') : t('records.filter.show', { count: total }),
        },
        children: (
          <SelectField
            label={t('record.counter')}
            placeholder={t('records.filter.every-counter')}
            sheetTitle={t('record.counter')}
            options={[
              { value: 'all', label: t('records.filter.every-counter') },
              ...counters.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={counter ?? 'all'}
            onChange={(value) => onChange({ ...filter, counter: value === 'all' ? undefined : value })}
          />
        ),
      }}
      result={total === undefined ? '' : t('records.filter.result', { count: total })}
      clear={
        // The empty list below has the button.
        active === 0 || total === 0
          ? undefined
          : { label: t('records.clear'), onClick: () => onChange({ status: undefined, counter: undefined }) }
      }
    />
  );
}

import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '#design-system/filter-bar';
import { noFilter, type RecordFilter, type RecordKind } from '../model/record-filter.ts';

const RecordFilterFields = lazy(async () => ({
  default: (await import('./record-filter-fields.tsx')).RecordFilterFields,
}));

interface RecordFiltersProps {
  filter: RecordFilter;
  onChange(filter: RecordFilter): void;
  /** The screen shows one currency only. */
  isOneCurrency: boolean;
  /** How many transactions match; undefined while loading. */
  total: number | undefined;
}

/** What customers begin themselves. */
const usual = [
  'deposit',
  'withdrawal',
  'flash-exchange',
  'exchange',
  'leverage',
  'pledge',
] as const satisfies readonly RecordKind[];

/** The usual kinds as chips; currency, days and every kind in a sheet. */
export function RecordFilters({ filter, onChange, isOneCurrency, total }: RecordFiltersProps) {
  const { t } = useTranslation(['wallet-records', 'wallet']);
  const { currency, kind, from, to } = filter;
  const active = [isOneCurrency ? undefined : currency, kind, from ?? to].filter((each) => each !== undefined).length;
  const chips = kind === undefined || (usual as readonly RecordKind[]).includes(kind) ? usual : [...usual, kind];
  const result = total === undefined ? '' : t('filter.result', { count: total });
  return (
    <FilterBar<RecordKind | 'all'>
      bleed
      label={t('filter.label')}
      quick={{
        label: t('filter.kind'),
        value: kind ?? 'all',
        onChange: (value) => onChange({ ...filter, kind: value === 'all' ? undefined : value }),
        options: [
          { value: 'all', label: t('filter.all') },
          ...chips.map((value) => ({ value, label: t(`wallet:kind.${value}`) })),
        ],
      }}
      more={{
        label: t('filter.more'),
        active,
        labels: {
          active: t('filter.active', { count: active }),
          done: total === undefined ? t('filter.done') : t('filter.show', { count: total }),
        },
        children: (
          <Suspense fallback={null}>
            <RecordFilterFields filter={filter} onChange={onChange} isOneCurrency={isOneCurrency} />
          </Suspense>
        ),
      }}
      result={result}
      clear={
        // The empty list below has the button.
        active === 0 || total === 0
          ? undefined
          : {
              label: t('filter.clear'),
              onClick: () => onChange(isOneCurrency ? { ...noFilter, currency } : noFilter),
            }
      }
    />
  );
}

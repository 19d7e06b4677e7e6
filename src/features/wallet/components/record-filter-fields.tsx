import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { CurrencyPicker } from '#design-system/currency-picker';
import { DateRange, toPlainDate } from '#design-system/date-range';
import { SelectField } from '#design-system/select-field';
import { useCurrencyChoice } from '#forms/currency-choice';
import { useCryptos, useFiats } from '../api/currencies.ts';
import { type RecordFilter, recordKinds } from '../model/record-filter.ts';

interface RecordFilterFieldsProps {
  filter: RecordFilter;
  onChange(filter: RecordFilter): void;
  isOneCurrency: boolean;
}

const presets = [7, 30, 90] as const;

/** Where a history begins at the earliest, for a range with an open end. */
const earliest = '2000-01-01';

const today = (): string => toPlainDate(new Date());

/** The filters in the sheet. Each applies at once. */
export function RecordFilterFields({ filter, onChange, isOneCurrency }: RecordFilterFieldsProps) {
  const { t } = useTranslation(['wallet-records', 'wallet', 'common']);
  const choice = useCurrencyChoice();
  const cryptos = useCryptos().data?.items ?? [];
  const fiats = useFiats().data?.items ?? [];
  const { currency, kind, from, to } = filter;
  return (
    <div className="flex flex-col gap-5">
      <DateRange
        label={t('filter.days')}
        placeholder={t('filter.any-time')}
        sheetTitle={t('filter.days')}
        value={from === undefined && to === undefined ? null : { from: from ?? earliest, to: to ?? today() }}
        onChange={(range) => onChange({ ...filter, from: range?.from, to: range?.to })}
        presets={presets.map((days) => ({ days, label: t('filter.last-days', { count: days }) }))}
        max={today()}
        labels={{
          apply: t('calendar.apply'),
          clear: t('common:action.clear'),
          previousMonth: t('calendar.previous-month'),
          nextMonth: t('calendar.next-month'),
          year: t('calendar.year'),
          firstDay: t('calendar.first-day'),
          lastDay: t('calendar.last-day'),
          unreadable: (example) => t('calendar.unreadable', { example }),
          outside: t('calendar.outside'),
          chooseFirst: t('calendar.choose-first'),
          chooseLast: t('calendar.choose-last'),
        }}
      />
      {!isOneCurrency && (
        <div className="flex flex-col items-start gap-1">
          <div className="w-full">
            <CurrencyPicker
              label={t('filter.currency')}
              placeholder={t('filter.every-currency')}
              sheetTitle={t('filter.currency')}
              currencies={[...cryptos, ...fiats].map(({ currency: code, name }) => ({ code, name }))}
              value={currency ?? null}
              onChange={(code) => onChange({ ...filter, currency: code })}
              search={choice.search}
            />
          </div>
          {currency !== undefined && (
            <Button tone="quiet" size="small" onClick={() => onChange({ ...filter, currency: undefined })}>
              {t('filter.every-currency')}
            </Button>
          )}
        </div>
      )}
      <SelectField
        label={t('filter.kind')}
        placeholder={t('filter.all')}
        sheetTitle={t('filter.kind')}
        options={[
          { value: 'all', label: t('filter.all') },
          ...recordKinds.map((value) => ({ value, label: t(`wallet:kind.${value}`) })),
        ]}
        value={kind ?? 'all'}
        onChange={(value) => onChange({ ...filter, kind: recordKinds.find((each) => each === value) })}
      />
    </div>
  );
}

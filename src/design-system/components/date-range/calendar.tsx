import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { DayButton, DayPicker, type DayButtonProps, type DropdownProps, type Matcher } from 'react-day-picker';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { firstDayOfWeek, press, toDate, toPlainDate, type Draft, type PlainDate } from './plain-date.ts';

interface CalendarProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Any day of the first visible month. */
  month: PlainDate;
  onMonth: (month: PlainDate) => void;
  months: 1 | 2;
  min: PlainDate | undefined;
  max: PlainDate | undefined;
  labels: { previousMonth: string; nextMonth: string; year: string };
}

// The focus ring is inside the day, whose background has the usual ring color.
const end =
  'bg-accent-quiet [&>button]:bg-accent [&>button]:press-accent [&>button]:font-medium [&>button]:text-on-accent [&>button]:outline-on-accent [&>button]:-outline-offset-4 [&>button]:hover:bg-accent-strong';

const classNames = {
  root: 'mx-auto w-full max-w-78',
  months: 'flex flex-col gap-4',
  month: 'grid grid-cols-[44px_1fr_44px] items-center',
  month_caption: 'col-start-2 row-start-1 text-center text-16 font-medium',
  button_previous:
    'col-start-1 row-start-1 flex size-target items-center justify-center rounded-round hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent',
  button_next:
    'col-start-3 row-start-1 flex size-target items-center justify-center rounded-round hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent',
  dropdowns: 'flex items-center justify-center gap-1',
  month_grid: 'col-span-3 table-fixed w-full',
  weekday: 'py-2 text-12 font-regular text-muted',
  day: 'py-0.5',
  day_button:
    'mx-auto flex min-h-target w-full items-center justify-center rounded-round text-16 -outline-offset-2 hover:bg-sunken disabled:text-muted disabled:hover:bg-transparent',
  today: '[&>button]:underline [&>button]:decoration-2 [&>button]:underline-offset-4',
  range_start: `rounded-s-round ${end}`,
  // Forced colors remove the tint.
  range_middle:
    'bg-accent-quiet [&>button]:hover:bg-transparent forced-colors:[&>button]:border-2 forced-colors:[&>button]:border-accent',
  range_end: `rounded-e-round ${end}`,
};

/** The year, as the device's own list. */
function YearList({ options = [], value, disabled, onChange, 'aria-label': label }: DropdownProps) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={onChange}
        className="min-h-target appearance-none rounded-control ps-2 pe-7 -outline-offset-2 hover:bg-sunken"
      >
        {options.map((year) => (
          <option key={year.value} value={year.value} disabled={year.disabled}>
            {year.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute end-2">
        <Icon icon={ChevronDown} size="small" tone="muted" />
      </span>
    </span>
  );
}

/** The cell says that a day is chosen. */
function Day(props: DayButtonProps) {
  return <DayButton {...props} aria-current={props.modifiers.today ? 'date' : undefined} />;
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon icon={orientation === 'left' ? ChevronLeft : ChevronRight} />;
}

/** A calendar to choose a range in: arrows move by days and weeks, Page Up and Page Down by months. */
export function Calendar({ draft, onDraft, month, onMonth, months, min, max, labels }: CalendarProps) {
  const { locale } = useDesignSystem();
  const format = (options: Intl.DateTimeFormatOptions, language = locale) => {
    const { format: write } = new Intl.DateTimeFormat(language, options);
    return (date: Date) => write(date);
  };
  const monthAndYear = format({ month: 'long', year: 'numeric' });
  const figures = new Intl.NumberFormat(locale);
  const { dropdowns } = classNames;
  const order = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).formatToParts();
  const isYearFirst = order.find(({ type }) => type === 'year' || type === 'month')?.type === 'year';
  const isOneYear = min !== undefined && max !== undefined && min.slice(0, 4) === max.slice(0, 4);
  const disabled: Matcher[] = [];
  if (min !== undefined) disabled.push({ before: toDate(min) });
  if (max !== undefined) disabled.push({ after: toDate(max) });
  return (
    <DayPicker
      mode="range"
      lang={locale}
      dir={document.dir || 'ltr'}
      navLayout="around"
      captionLayout={isOneYear ? 'label' : 'dropdown-years'}
      numberOfMonths={months}
      weekStartsOn={firstDayOfWeek(locale)}
      month={toDate(month)}
      onMonthChange={(next) => onMonth(toPlainDate(next))}
      startMonth={min === undefined ? undefined : toDate(min)}
      endMonth={max === undefined ? undefined : toDate(max)}
      disabled={disabled}
      selected={draft ? { from: toDate(draft.from), to: toDate(draft.to ?? draft.from) } : undefined}
      onSelect={(_range, day) => onDraft(press(draft, toPlainDate(day)))}
      classNames={isYearFirst ? { ...classNames, dropdowns: `${dropdowns} flex-row-reverse` } : classNames}
      components={{ Chevron, DayButton: Day, Dropdown: YearList }}
      // The library's own locales aren't loaded, so it would write English.
      formatters={{
        formatCaption: monthAndYear,
        formatMonthDropdown: format({ month: 'long' }),
        formatYearDropdown: format({ year: 'numeric' }),
        // In Portugal's form a short weekday is the whole word.
        formatWeekdayName: format({ weekday: 'short' }, locale.replace(/^pt-PT/u, 'pt')),
        formatDay: (date) => figures.format(date.getDate()),
      }}
      labels={{
        labelGrid: monthAndYear,
        labelYearDropdown: () => labels.year,
        labelWeekday: format({ weekday: 'long' }),
        labelDayButton: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
      }}
    />
  );
}

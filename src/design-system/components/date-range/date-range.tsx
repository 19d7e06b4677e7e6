import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Field, FieldButton, type FieldProps } from '../field/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { formatRange, type DateRangeValue, type PlainDate } from './plain-date.ts';

const DateRangeSheet = lazy(async () => ({ default: (await import('./date-range-sheet.tsx')).DateRangeSheet }));

export interface DateRangeProps extends Omit<FieldProps, 'children'> {
  /** First and last day, both included, as `2026-11-21`; null is any time. */
  value: DateRangeValue | null;
  onChange: (value: DateRangeValue | null) => void;
  /** In the field while the value is null: "Any time". */
  placeholder: string;
  /** Title of the sheet with the calendar. */
  sheetTitle: string;
  /** Ranges that end today, the short way: "Last 7 days" is `{ days: 7 }`, today among them. */
  presets?: readonly { label: string; days: number }[];
  /** The first day that can be chosen. */
  min?: PlainDate;
  /** The last one: today, for a history. */
  max?: PlainDate;
  /** How many months are shown below each other. Default 1. */
  months?: 1 | 2;
  /** Words of the sheet. Days, weekdays and months come from the locale. */
  labels: {
    apply: string;
    clear: string;
    previousMonth: string;
    nextMonth: string;
    /** "Choose the first and the last day". */
    chooseFirst: string;
    /** "Now the last day". */
    chooseLast: string;
  };
  disabled?: boolean;
}

/** From one day to another, such as for a statement. Opens a sheet with ready ranges and a calendar. */
export function DateRange(props: DateRangeProps) {
  const { label, labelEnd, hint, error, value, placeholder, disabled } = props;
  const { locale } = useDesignSystem();
  const [open, setOpen] = useState(false);
  // How often it was opened: each time it begins with what is set.
  const [opened, setOpened] = useState(0);
  return (
    <Field label={label} labelEnd={labelEnd} hint={hint} error={error}>
      {(control) => (
        <>
          <FieldButton
            control={control}
            icon={<CalendarDays aria-hidden size={20} strokeWidth={1.75} className="text-muted" />}
            value={value && formatRange(locale, value)}
            placeholder={placeholder}
            open={open}
            disabled={disabled}
            onPress={() => {
              setOpened(opened + 1);
              setOpen(true);
            }}
          />
          {opened > 0 && (
            <Suspense>
              <DateRangeSheet key={opened} {...props} open={open} onOpenChange={setOpen} />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

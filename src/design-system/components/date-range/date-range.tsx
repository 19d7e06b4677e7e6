import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { divideFieldProps, Field, FieldButton } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import type { DateRangeProps } from './date-range-props.ts';
import { formatRange } from './plain-date.ts';

const DateRangeSheet = lazy(async () => ({ default: (await import('./date-range-sheet.tsx')).DateRangeSheet }));

/** A range of days, such as for a statement. Opens a sheet with presets and a calendar. */
export function DateRange(props: DateRangeProps) {
  const [field, rest] = divideFieldProps(props);
  const { value, onChange, placeholder, sheetTitle, presets, min, max, months, labels, disabled, ...native } = rest;
  const sheet = { value, onChange, sheetTitle, presets, min, max, months, labels };
  const { locale } = useDesignSystem();
  const [open, setOpen] = useState(false);
  // Counts openings, so that each starts from the current value.
  const [opened, setOpened] = useState(0);
  return (
    <Field {...field}>
      {(control) => (
        <>
          <FieldButton
            {...native}
            control={control}
            icon={<Icon icon={CalendarDays} tone="muted" />}
            value={value && formatRange(locale, value)}
            placeholder={placeholder}
            open={open}
            disabled={disabled}
            onClick={() => {
              setOpened(opened + 1);
              setOpen(true);
            }}
          />
          {opened > 0 && (
            <Suspense>
              <DateRangeSheet key={opened} {...sheet} open={open} onOpenChange={setOpen} />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}

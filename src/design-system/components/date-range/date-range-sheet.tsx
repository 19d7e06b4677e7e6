import { useState } from 'react';
import { Button } from '../button/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { Sheet } from '../sheet/index.ts';
import { Calendar } from './calendar.tsx';
import { DayField } from './day-field.tsx';
import type { DateRangeProps } from './date-range-props.ts';
import { formatRange, lastDays, toPlainDate, type Draft, type PlainDate } from './plain-date.ts';

interface DateRangeSheetProps extends Pick<
  DateRangeProps,
  'value' | 'onChange' | 'presets' | 'min' | 'max' | 'months' | 'labels' | 'sheetTitle'
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The calendar of DateRange, 24 kB compressed: loaded when first opened, remounted each time. */
export function DateRangeSheet(props: DateRangeSheetProps) {
  const { value, onChange, open, onOpenChange, sheetTitle, presets = [], min, max, months = 1, labels } = props;
  const { locale } = useDesignSystem();
  const [today] = useState(() => toPlainDate(new Date()));
  const [draft, setDraft] = useState<Draft>(value);
  const [month, setMonth] = useState(value?.to ?? max ?? today);
  const whole = draft && { from: draft.from, to: draft.to ?? draft.from };
  const type = (from: PlainDate, to: PlainDate | null, typed: PlainDate) => {
    setDraft(to !== null && to < from ? { from: to, to: from } : { from, to });
    setMonth(typed);
  };
  const limits = { min, max, today, labels };
  const apply = () => {
    onChange(whole);
    onOpenChange(false);
  };
  const footer = (
    <div className="flex gap-2">
      <span className="grow basis-0">
        <Button block onClick={() => setDraft(null)}>
          {labels.clear}
        </Button>
      </span>
      <span className="grow basis-0">
        <Button block tone="primary" onClick={apply}>
          {labels.apply}
        </Button>
      </span>
    </div>
  );
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={sheetTitle} footer={footer}>
      {presets.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {presets.map(({ label, days }) => {
            const range = lastDays(days, max !== undefined && max < today ? max : today, min);
            return (
              <button
                key={label}
                type="button"
                aria-pressed={draft?.from === range.from && draft.to === range.to}
                onClick={() => {
                  setDraft(range);
                  setMonth(range.to);
                }}
                className="min-h-target rounded-round border border-edge px-4 py-2 text-14 font-medium hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-quiet aria-pressed:text-accent aria-pressed:inset-ring-1 aria-pressed:inset-ring-accent forced-colors:aria-pressed:border-4"
              >
                {label}
              </button>
            );
          })}
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
        <DayField
          {...limits}
          label={labels.firstDay}
          value={draft?.from ?? null}
          onChange={(day) => type(day, draft?.to ?? null, day)}
        />
        <DayField
          {...limits}
          label={labels.lastDay}
          value={draft?.to ?? null}
          onChange={(day) => type(draft?.from ?? day, day, day)}
        />
      </div>
      <p role="status" className="min-h-5 text-14 text-muted">
        {/* Seen in the fields. */}
        {whole && <span className="sr-only">{formatRange(locale, whole)} </span>}
        {(!draft || draft.to === null) && <span>{draft ? labels.chooseLast : labels.chooseFirst}</span>}
      </p>
      {/* Seven days of 44 px don't fit the sheet on the narrowest phone. */}
      <div className="-mx-4">
        <Calendar
          draft={draft}
          onDraft={setDraft}
          month={month}
          onMonth={setMonth}
          months={months}
          min={min}
          max={max}
          labels={labels}
        />
      </div>
    </Sheet>
  );
}

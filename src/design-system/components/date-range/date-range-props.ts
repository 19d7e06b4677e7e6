import type { FieldProps } from '../field/index.ts';
import type { DateRangeValue, PlainDate } from './plain-date.ts';

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

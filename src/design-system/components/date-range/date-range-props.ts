import type { NativeProps } from '../../theme/native-props.ts';
import type { FieldProps } from '../field/index.ts';
import type { DateRangeValue, PlainDate } from './plain-date.ts';

export interface DateRangeProps extends NativeProps<HTMLButtonElement>, Omit<FieldProps, 'children'> {
  /** First and last day, both inclusive, as `2026-11-21`; null means any time. */
  value: DateRangeValue | null;
  onChange: (value: DateRangeValue | null) => void;
  /** Placeholder while the value is null: "Any time". */
  placeholder: string;
  /** Title of the sheet with the calendar. */
  sheetTitle: string;
  /** Presets that end today: "Last 7 days" is `{ days: 7 }`, today included. */
  presets?: readonly { label: string; days: number }[];
  /** The first day that can be chosen. */
  min?: PlainDate;
  /** The last day that can be chosen: today, for a history. */
  max?: PlainDate;
  /** Number of months below each other. Default 1. */
  months?: 1 | 2;
  /** Texts of the sheet. Days, weekdays and months come from the locale. */
  labels: {
    apply: string;
    clear: string;
    previousMonth: string;
    nextMonth: string;
    /** Name of the list of years: "Year". */
    year: string;
    /** Above the typed days: "First day", "Last day". */
    firstDay: string;
    lastDay: string;
    /** What is typed isn't a day: "Write a day as 11/21/2026". */
    unreadable: (example: string) => string;
    /** What is typed can't be chosen: "Choose a day from March 2 to today". */
    outside: string;
    /** "Choose the first and the last day". */
    chooseFirst: string;
    /** "Now the last day". */
    chooseLast: string;
  };
  disabled?: boolean;
}

export { DateRange } from './date-range.tsx';
export type { DateRangeProps } from './date-range-props.ts';
export { toPlainDate, type DateRangeValue, type PlainDate } from './plain-date.ts';

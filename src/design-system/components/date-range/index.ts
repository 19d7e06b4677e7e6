export { DateRange } from './date-range.tsx';
export type { DateRangeProps } from './date-range-props.ts';
export type { DateRangeValue, PlainDate } from './plain-date.ts';

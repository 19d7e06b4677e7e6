export { DateRange, type DateRangeProps } from './date-range.tsx';
export type { DateRangeValue, PlainDate } from './plain-date.ts';

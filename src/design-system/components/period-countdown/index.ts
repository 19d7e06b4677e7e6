export { PeriodCountdown, type PeriodCountdownProps } from './period-countdown.tsx';
export type { PeriodState } from './use-period.ts';

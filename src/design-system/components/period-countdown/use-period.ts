import { useEffect, useEffectEvent } from 'react';
import { useMoment } from '../countdown-ring/use-moment.ts';

/** Epoch milliseconds of the server's clock. */
export interface PeriodTimes {
  /** When the period begins. */
  startsAt: number;
  /** When it closes for orders. */
  closesAt: number;
  /** When it ends. */
  endsAt: number;
}

export type PeriodState = 'upcoming' | 'open' | 'closed' | 'settling';

/** The state at a moment; the boundary belongs to the later state. */
export function periodState({ startsAt, closesAt, endsAt }: PeriodTimes, moment: number): PeriodState {
  if (moment < startsAt) return 'upcoming';
  if (moment < closesAt) return 'open';
  return moment < endsAt ? 'closed' : 'settling';
}

/** The current time, updated each second, and its state. Null during server rendering. */
export function usePeriod(times: PeriodTimes, now: () => number, onState?: (state: PeriodState) => void) {
  const moment = useMoment([times.startsAt, times.closesAt, times.endsAt], now);
  const state = moment === null ? null : periodState(times, moment);
  const tell = useEffectEvent((begun: PeriodState) => onState?.(begun));
  useEffect(() => {
    if (state) tell(state);
  }, [state]);
  return { moment, state };
}

import { useEffect, useEffectEvent } from 'react';
import { useMoment } from '../countdown-ring/use-moment.ts';

/** When a period begins, takes its last order, and ends, in milliseconds since 1970 by the server's clock. */
export interface PeriodTimes {
  startsAt: number;
  closesAt: number;
  endsAt: number;
}

export type PeriodState = 'upcoming' | 'open' | 'closed' | 'settling';

/** The state at a moment; each begins with its own moment. */
export function periodState({ startsAt, closesAt, endsAt }: PeriodTimes, moment: number): PeriodState {
  if (moment < startsAt) return 'upcoming';
  if (moment < closesAt) return 'open';
  return moment < endsAt ? 'closed' : 'settling';
}

/** The moment, renewed each second, and the state at it. Null until the page runs. */
export function usePeriod(times: PeriodTimes, now: () => number, onState?: (state: PeriodState) => void) {
  const moment = useMoment([times.startsAt, times.closesAt, times.endsAt], now);
  const state = moment === null ? null : periodState(times, moment);
  const tell = useEffectEvent((begun: PeriodState) => onState?.(begun));
  useEffect(() => {
    if (state) tell(state);
  }, [state]);
  return { moment, state };
}

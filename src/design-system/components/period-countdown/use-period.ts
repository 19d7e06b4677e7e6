import { useEffect, useEffectEvent, useState } from 'react';

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

/** The moment, renewed at each full second before the end, and the state at it. Null until the page runs. */
export function usePeriod(times: PeriodTimes, now: () => number, onState?: (state: PeriodState) => void) {
  const [moment, setMoment] = useState<number | null>(null);
  const { startsAt, closesAt, endsAt } = times;
  const read = useEffectEvent(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = read();
      setMoment(time);
      // Each deadline for itself: they need not be whole seconds apart.
      const ahead = [startsAt, closesAt, endsAt].filter((at) => at > time).map((at) => (at - time) % 1000 || 1000);
      if (ahead.length > 0) timer = setTimeout(tick, Math.min(...ahead));
    };
    tick();
    return () => clearTimeout(timer);
  }, [startsAt, closesAt, endsAt]);
  const state = moment === null ? null : periodState(times, moment);
  const tell = useEffectEvent((begun: PeriodState) => onState?.(begun));
  useEffect(() => {
    if (state) tell(state);
  }, [state]);
  return { moment, state };
}

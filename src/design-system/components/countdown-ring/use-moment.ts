import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds until the next full second before any of the deadlines; Infinity if all are over. */
export function nextTick(deadlines: readonly number[], moment: number): number {
  // Per deadline: they need not be whole seconds apart.
  return Math.min(...deadlines.filter((at) => at > moment).map((at) => (at - moment) % 1000 || 1000));
}

/**
 * Returns the current time of the clock in epoch milliseconds, updated at each full second before a deadline and at the
 * deadline. Null during server rendering, whose clock isn't the device's.
 */
export function useMoment(deadlines: readonly number[], now: () => number): number | null {
  const [moment, setMoment] = useState<number | null>(null);
  const tick = useEffectEvent(() => {
    const time = now();
    setMoment(time);
    return nextTick(deadlines, time);
  });
  const appointed = deadlines.join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      // A late tick doesn't delay the next one, which comes at the full second.
      const wait = tick();
      if (Number.isFinite(wait)) timer = setTimeout(follow, wait);
    };
    follow();
    return () => clearTimeout(timer);
  }, [appointed]);
  return moment;
}

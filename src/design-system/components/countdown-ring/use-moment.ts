import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds to wait for the next full second before any of the deadlines; Infinity if all are over. */
export function nextTick(deadlines: readonly number[], moment: number): number {
  // Each deadline for itself: they need not be whole seconds apart.
  return Math.min(...deadlines.filter((at) => at > moment).map((at) => (at - moment) % 1000 || 1000));
}

/**
 * The moment by the given clock, in milliseconds since 1970, renewed at each full second before a deadline and at the
 * deadline itself. Null until the page runs: the clock of a server that renders first is not the clock of the device.
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
      // However late this tick came, the next one comes at the end of a second.
      const wait = tick();
      if (Number.isFinite(wait)) timer = setTimeout(follow, wait);
    };
    follow();
    return () => clearTimeout(timer);
  }, [appointed]);
  return moment;
}

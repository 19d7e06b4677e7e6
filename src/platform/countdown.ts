import { useLayoutEffect, useState } from 'react';

/** Converts a server timestamp to this device's clock, which may be off by hours. */
export function deviceTime(moment: string, serverNow: string, deviceNow: number): number {
  return deviceNow + Date.parse(moment) - Date.parse(serverNow);
}

/** Returns the milliseconds left until a moment of this device's clock, counting down to 0; null counts nothing. */
export function useRemaining(until: number | null, everyMs = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  // Before the paint: it may be long since the first one.
  useLayoutEffect(() => {
    if (until === null) return undefined;
    const follow = (): number => {
      const time = Date.now();
      setNow(time);
      return time;
    };
    follow();
    const timer = setInterval(() => {
      // Of one moment: a second look could find the end that the customer doesn't see yet.
      if (follow() >= until) clearInterval(timer);
    }, everyMs);
    return () => clearInterval(timer);
  }, [until, everyMs]);
  return until === null ? 0 : Math.max(0, until - now);
}

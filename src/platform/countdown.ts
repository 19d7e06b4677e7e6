import { useLayoutEffect, useState } from 'react';

/** A moment of the server's clock as one of this device, whose clock may be wrong by hours. */
export function deviceTime(moment: string, serverNow: string, deviceNow: number): number {
  return deviceNow + Date.parse(moment) - Date.parse(serverNow);
}

/** Milliseconds until a moment of this device's clock, following it down to 0; null counts nothing. */
export function useRemaining(until: number | null, everyMs = 1000): number {
  const [now, setNow] = useState(until);
  // Before the paint, or a new countdown would show 0 for a moment.
  useLayoutEffect(() => {
    if (until === null) return undefined;
    const follow = (): void => setNow(Date.now());
    follow();
    const timer = setInterval(() => {
      follow();
      if (Date.now() >= until) clearInterval(timer);
    }, everyMs);
    return () => clearInterval(timer);
  }, [until, everyMs]);
  if (until === null || now === null) return 0;
  return Math.max(0, until - now);
}

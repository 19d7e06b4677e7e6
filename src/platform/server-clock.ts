import { heardAt } from './http.ts';

/** Headers have whole seconds and take a while to arrive, so clocks that differ by less agree. */
const toleranceMs = 3000;

/** Returns how far the server's clock is ahead of this device's, which may be off by hours. */
function aheadMs(): number {
  const ahead = Date.parse(heardAt.server ?? '') - heardAt.device;
  // Without a response, it isn't a number, and this device has to be right.
  return Math.abs(ahead) > toleranceMs ? ahead : 0;
}

/** Returns the server's time, in milliseconds since 1970, to a few seconds. Countdowns to the second use `deviceTime`. */
export const serverNow = (): number => Date.now() + aheadMs();

/** Returns when the next day of daily limits begins, which is in UTC: a time of day where the customer is. */
export const nextLimitDay = (): number => new Date(serverNow()).setUTCHours(24, 0, 0, 0);

/** Returns a moment of the server by this device's clock. */
export const onDevice = (moment: string): number => Date.parse(moment) - aheadMs();

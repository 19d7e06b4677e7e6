import type { ActivityKind } from '#contract/security-devices';
import type { Tx } from '../../db/transact.ts';
import { recordActivity } from '../../domains/security/activity-store.ts';
import { type Device, openSession } from '../../plugins/sessions/store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time.ts';

// Addresses reserved for documentation.
export const phone: Device = { name: 'Safari · iPhone', address: '203.0.113.7' };
const computer: Device = { name: 'Firefox · Mac', address: '203.0.113.7' };
const work: Device = { name: 'Chrome · Windows', address: '198.51.100.24' };
const stranger: Device = { name: 'Chrome · Linux', address: '192.0.2.88' };

/** `days` counts from the opening of the account. */
type PastActivity = readonly [days: number, kind: ActivityKind, device: Device, endedDevice?: string];

const history: readonly PastActivity[] = [
  [0, 'registered', phone],
  [0.02, 'fund-password-set', phone],
  [3.1, 'login-password', computer],
  [3.2, 'logout', computer],
  [9.4, 'login-password', computer],
  [12.3, 'login-password', work],
  [12.6, 'logout', work],
  [17.8, 'failed-login', phone],
  [17.801, 'login-password', phone],
  [24.5, 'login-password', work],
  [24.7, 'logout', work],
  [31.2, 'failed-login', stranger],
  [31.201, 'failed-login', stranger],
  [31.9, 'session-ended', phone, computer.name],
  [31.9, 'password-changed', phone],
  [32.4, 'login-password', computer],
  [40.3, 'login-password', work],
  [40.6, 'logout', work],
  [47.1, 'logout', computer],
  [52.6, 'login-password', phone],
  [55.3, 'fund-password-changed', phone],
  [61.4, 'login-password', work],
  [66.2, 'session-ended', phone, work.name],
  [71.7, 'failed-login', computer],
  [71.701, 'login-password', computer],
  [71.9, 'logout', computer],
];

/** Seeds the history of a customer's devices. The last two are still logged in. */
export async function seedActivity(tx: Tx, customer: string, openedAt: Date, now: number): Promise<void> {
  for (const [days, kind, device, endedDevice] of history) {
    const at = new Date(openedAt.getTime() + Math.round(days * DAY_MS));
    await recordActivity(tx, { customer, kind, device, at, endedDevice });
  }
  for (const [device, since] of [
    [phone, 11 * DAY_MS + 95 * MINUTE_MS],
    [computer, 2 * DAY_MS + 5 * HOUR_MS],
  ] as const) {
    const at = new Date(now - since);
    await recordActivity(tx, { customer, kind: 'login-password', device, at });
    // The credentials are discarded, so this session is never used.
    await openSession(tx, customer, { ...device, browser: undefined }, at);
  }
}

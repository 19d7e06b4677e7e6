import type { ActivityKind } from '#contract/security-devices';
import type { Tx } from '../../db/transact.ts';
import { recordActivity } from '../../domains/security/activity-store.ts';
import { type Device, openSession } from '../../plugins/sessions/store.ts';
import { dayMs, hourMs, minuteMs } from '../market/time.ts';

// Addresses that are kept for examples.
const phone: Device = { name: 'Safari · iPhone', address: '203.0.113.7' };
const computer: Device = { name: 'Firefox · Mac', address: '203.0.113.7' };
const work: Device = { name: 'Chrome · Windows', address: '198.51.100.24' };
const stranger: Device = { name: 'Chrome · Linux', address: '192.0.2.88' };

/** Days after the account was opened, and what happened then. */
type Past = readonly [days: number, kind: ActivityKind, device: Device, endedDevice?: string];

const past: readonly Past[] = [
  [0, 'registered', phone],
  [0.02, 'fund-password-set', phone],
  [3.1, 'sign-in', computer],
  [3.2, 'sign-out', computer],
  [9.4, 'sign-in', computer],
  [12.3, 'sign-in', work],
  [12.6, 'sign-out', work],
  [17.8, 'failed-sign-in', phone],
  [17.801, 'sign-in', phone],
  [24.5, 'sign-in', work],
  [24.7, 'sign-out', work],
  [31.2, 'failed-sign-in', stranger],
  [31.201, 'failed-sign-in', stranger],
  [31.9, 'session-ended', phone, computer.name],
  [31.9, 'password-changed', phone],
  [32.4, 'sign-in', computer],
  [40.3, 'sign-in', work],
  [40.6, 'sign-out', work],
  [47.1, 'sign-out', computer],
  [52.6, 'sign-in', phone],
  [55.3, 'fund-password-changed', phone],
  [61.4, 'sign-in', work],
  [66.2, 'session-ended', phone, work.name],
  [71.7, 'failed-sign-in', computer],
  [71.701, 'sign-in', computer],
  [71.9, 'sign-out', computer],
];

/** The history of a customer's devices; the last two are still signed in. */
export async function seedActivity(tx: Tx, customer: string, openedAt: Date, now: number): Promise<void> {
  for (const [days, kind, device, endedDevice] of past) {
    const at = new Date(openedAt.getTime() + Math.round(days * dayMs));
    await recordActivity(tx, { customer, kind, device, at, endedDevice });
  }
  for (const [device, since] of [
    [phone, 11 * dayMs + 95 * minuteMs],
    [computer, 2 * dayMs + 5 * hourMs],
  ] as const) {
    const at = new Date(now - since);
    await recordActivity(tx, { customer, kind: 'sign-in', device, at });
    // Nobody has its two halves, so nobody uses it.
    await openSession(tx, customer, device, at);
  }
}

interface Seen {
  current: boolean;
  /** ISO 8601. */
  seen_at: string;
}

/** Sorts this device first, then by last use. */
export const ownFirst = <Session extends Seen>(sessions: readonly Session[]): Session[] =>
  sessions.toSorted((a, b) => Number(b.current) - Number(a.current) || Date.parse(b.seen_at) - Date.parse(a.seen_at));

export type DeviceKind = 'phone' | 'tablet' | 'computer';

/** Returns the icon of a device by its name. */
export function deviceKind(name: string): DeviceKind {
  if (/iPad|tablet/i.test(name)) return 'tablet';
  return /iPhone|Android/i.test(name) ? 'phone' : 'computer';
}

interface Seen {
  current: boolean;
  /** ISO 8601. */
  seen_at: string;
}

/** This device first, then the others as they were last used. */
export const ownFirst = <Session extends Seen>(sessions: readonly Session[]): Session[] =>
  sessions.toSorted((a, b) => Number(b.current) - Number(a.current) || Date.parse(b.seen_at) - Date.parse(a.seen_at));

export type DeviceKind = 'phone' | 'tablet' | 'computer';

/** What to draw beside a device, by the name that the server gave it. */
export function deviceKind(name: string): DeviceKind {
  if (/iPad|tablet/i.test(name)) return 'tablet';
  return /iPhone|Android/i.test(name) ? 'phone' : 'computer';
}

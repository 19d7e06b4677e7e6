import { useEffect } from 'react';
import { local, parseStored } from '#platform/storage';

/** The end of a day's hash chain, and when this device first saw it. */
export interface NotedChain {
  readonly end: string;
  /** In milliseconds since 1970, by the device's clock. */
  readonly at: number;
}

const KEY = 'leverage.chains';
/** Older days are forgotten. */
const MAX_DAYS = 400;

type Chains = Readonly<Record<string, NotedChain>>;

const isNoted = (value: unknown): value is NotedChain =>
  typeof value === 'object' &&
  value !== null &&
  'end' in value &&
  typeof value.end === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

const isChains = (value: unknown): value is Chains =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isNoted);

const chains = (): Chains => parseStored(local.read(KEY), isChains) ?? {};

/** Remembers the end of a day's chain as this device sees it first. Later ones don't replace it. */
export function noteChain(day: string, end: string, at = Date.now()): void {
  const known = chains();
  if (Object.hasOwn(known, day)) return;
  const newest = Object.entries({ ...known, [day]: { end, at } })
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, MAX_DAYS);
  local.write(KEY, JSON.stringify(Object.fromEntries(newest)));
}

/** Returns what this device noted for a day; undefined if it saw no chain end then. */
export function notedChain(day: string): NotedChain | undefined {
  const known = chains();
  return Object.hasOwn(known, day) ? known[day] : undefined;
}

/** Notes the chain end of a room's current period, whose result nobody can know yet. */
export function useNotedChain(
  period: { readonly starts_at: string; readonly chain_end: string | null } | undefined,
): void {
  const day = period?.starts_at.slice(0, 'yyyy-mm-dd'.length);
  const end = period?.chain_end ?? null;
  useEffect(() => {
    if (day !== undefined && end !== null) noteChain(day, end);
  }, [day, end]);
}

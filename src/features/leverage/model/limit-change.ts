import { compare } from '#contract/money';

/** When a limit applies: it stays, is lower, or is higher or none. */
export type LimitEffect = 'same' | 'now' | 'later';

/** Returns when a new limit applies. Null and empty are no limit. */
export function effectOf(current: string | null, next: string): LimitEffect {
  if (next === '') return current === null ? 'same' : 'later';
  if (current === null) return 'now';
  const order = compare(next, current);
  return order === 0 ? 'same' : order < 0 ? 'now' : 'later';
}

const limitNames = ['stake_per_day', 'loss_per_day'] as const;

export type LimitName = (typeof limitNames)[number];

/** Returns only those of the changed limits that differ, as others would end a change that waits. */
export const changedLimits = (
  current: Readonly<Record<LimitName, string | null>>,
  next: Partial<Readonly<Record<LimitName, string | undefined>>>,
  changed: ReadonlySet<LimitName>,
): Partial<Record<LimitName, string>> =>
  Object.fromEntries(
    limitNames.flatMap((name) => {
      const value = next[name] ?? '';
      return !changed.has(name) || effectOf(current[name], value) === 'same' ? [] : [[name, value]];
    }),
  );

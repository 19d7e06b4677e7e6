import type { ResponseOf } from '#contract/index';

type History = ResponseOf<'GET wallet/history'>;

/** Points for a chart, and whether they are days or moments. */
export function historyPoints({ items }: Pick<History, 'items'>) {
  const points = items.map(({ time, value }) => ({ at: time, value }));
  // The last one is now.
  const past = items.slice(0, -1);
  const isDaily = past.length > 1 && past.every(({ time }) => time.endsWith('T00:00:00.000Z'));
  return { points, resolution: isDaily ? 'day' : 'time' } as const;
}

/** Returns whether the response belongs to another request. */
export const isOther = (
  { currency, range, name }: Pick<History, 'currency' | 'range' | 'name'>,
  requested: { currency: string; range: string; name: string | undefined },
): boolean => currency !== requested.currency || range !== requested.range || name !== (requested.name ?? null);

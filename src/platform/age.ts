import { useConnection } from './connection.ts';
import { useDates } from './dates.ts';
import { fetchedAt } from './swr.ts';

/** Returns "Last updated 14:05" for data that can't be refreshed now; undefined while it is fresh. */
export function useAge({ data, error }: { data?: object | undefined; error?: unknown }): string | undefined {
  const { age } = useDates();
  const isOnline = useConnection() === 'online';
  const asOf = fetchedAt(data);
  return asOf !== undefined && (error || !isOnline) ? age(asOf) : undefined;
}

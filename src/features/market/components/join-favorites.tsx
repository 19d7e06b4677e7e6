import { useEffect } from 'react';
import { useRefresh } from '#platform/refresh';
import { useCustomer } from '#platform/session';
import { joinFavorites } from '../api/favorites.ts';

/** Once somebody logs in: the favorites of this device become theirs. */
export function JoinFavorites() {
  const customer = useCustomer()?.id;
  const refresh = useRefresh();
  useEffect(() => {
    if (customer === undefined) return;
    const join = async (): Promise<void> => {
      if (await joinFavorites()) await refresh(['GET market/favorites']);
    };
    // After a failure they stay on the device until the next start.
    join().catch(() => undefined);
  }, [customer, refresh]);
  return null;
}

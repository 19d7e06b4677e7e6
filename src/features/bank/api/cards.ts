import type { RequestOf, ResponseOf } from '#contract/index';
import { request } from '#platform/http';
import { useRefresh } from '#platform/refresh';
import { useCall } from '#platform/swr';

export type LinkedCard = ResponseOf<'GET user/bank'>['items'][number];

/** The linked cards, newest first. */
export const useCards = () => useCall('GET user/bank', {});

/** Returns functions that link and remove a card. */
export function useCardChanges() {
  const refresh = useRefresh();
  return {
    async link(input: RequestOf<'POST bank/bind'>): Promise<LinkedCard> {
      const card = await request('POST bank/bind', input);
      await refresh(['GET user/bank']);
      return card;
    },
    async remove(card: string): Promise<void> {
      await request('POST bank/unbind', { card });
      await refresh(['GET user/bank']);
    },
  };
}

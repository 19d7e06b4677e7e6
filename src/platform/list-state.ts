import { useTranslation } from 'react-i18next';
import { useAge } from './age.ts';
import { useErrorMessages, type Problems } from './error-messages.ts';
import type { ItemOf, ListName, Pages } from './swr-pages.ts';

/** Props of a RecordList. */
export interface ListState<Item> {
  cacheKey: string;
  items: readonly Item[] | undefined;
  failure: ReturnType<Problems['state']> | undefined;
  status: 'idle' | 'loading' | 'error' | 'end';
  onMore(): void;
  labels: { more: string; retry: string; end?: string };
  error: string;
  /** When the list was read, while it can't be refreshed. */
  age: string | undefined;
}

/** Returns the items, state and texts of a paged list. `failed` says that it could not be loaded. */
export function useListState<Name extends ListName>(pages: Pages<Name>, failed: string): ListState<ItemOf<Name>> {
  const { t } = useTranslation('common');
  const { say, state } = useErrorMessages();
  const age = useAge({ data: pages.first, error: pages.error });
  const { items, error, isLoadingMore, hasMore, loadMore, mutate } = pages;
  const status = error ? 'error' : isLoadingMore ? 'loading' : hasMore ? 'idle' : 'end';
  return {
    cacheKey: pages.key,
    items,
    failure: items || !error ? undefined : state(failed, pages),
    status,
    onMore: error ? mutate : loadMore,
    labels: {
      more: t('state.load-more'),
      retry: t('action.retry'),
      // A list that fits on one page visibly ends.
      ...(pages.first && pages.first.total > pages.first.pageSize && { end: t('state.end') }),
    },
    error: error ? say(error).title : '',
    age,
  };
}

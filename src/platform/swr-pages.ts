import { useCallback, useEffect, useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ResponseOf, RequestOf } from '#contract/index';
import type { ApiError } from './api-error.ts';
import { useRefreshed } from './refresh.ts';
import { useKeyParts, type CallKey, type ReadName } from './swr.ts';

interface Page<Item> {
  items: Item[];
  page: number;
  pageSize: number;
  total: number;
}

/** Calls that return a paged list. */
export type ListName = { [Name in ReadName]: ResponseOf<Name> extends Page<unknown> ? Name : never }[ReadName];

export type ItemOf<Name extends ListName> = ResponseOf<Name>['items'][number];

export interface Pages<Name extends ListName> {
  /** Names the list with its query, language and customer. */
  key: string;
  /** All loaded items, newest first; undefined before the first page. */
  items: ItemOf<Name>[] | undefined;
  /** The first page: totals and other fields of the call. */
  first: ResponseOf<Name> | undefined;
  error: ApiError | undefined;
  /** True while any page is being fetched again. */
  isValidating: boolean;
  /** True while another page is loading. */
  isLoadingMore: boolean;
  hasMore: boolean;
  loadMore(): void;
  /** Fetches it again. Named as in SWR, so that a list works like any read. */
  mutate(): void;
}

/** Reads a list as far as the customer scrolled. Pages stay cached, so that Back restores the position. */
export function usePages<Name extends ListName>(name: Name, query: Omit<RequestOf<Name>, 'page'> | null): Pages<Name> {
  const [language, customer] = useKeyParts();
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<ResponseOf<Name>, ApiError>(
    (index: number): CallKey | null =>
      query === null ? null : ([name, { ...query, page: String(index + 1) }, language, customer] as unknown as CallKey),
    { revalidateFirstPage: true, persistSize: false },
  );
  const again = useCallback(() => void mutate(), [mutate]);
  useRefreshed(name, again);
  // An entry that is new on top moves the last one of a page to the next, which may still be the one before.
  const isTorn = data?.some(({ total }) => total !== data[0]?.total) === true;
  useEffect(() => {
    if (isTorn) again();
  }, [isTorn, again]);
  const items = useMemo(() => data && distinct(data.flatMap((page) => page.items as ItemOf<Name>[])), [data]);
  const last = data?.at(-1);
  const hasMore = last !== undefined && last.page * last.pageSize < last.total;
  const isLoadingMore = size > 1 && data !== undefined && data.length < size && !error;
  return {
    key: JSON.stringify([name, query, language, customer]),
    items,
    first: data?.[0],
    error,
    isLoadingMore,
    hasMore,
    loadMore: () => {
      if (hasMore && !isLoadingMore) void setSize(size + 1);
    },
    mutate: again,
    isValidating,
  };
}

/** A new entry on top shifts items to the next page: show each once. */
function distinct<Item extends object>(items: Item[]): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const { id, sn, number } = item as { id?: unknown; sn?: unknown; number?: unknown };
    const own = id ?? sn ?? number;
    if (seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}

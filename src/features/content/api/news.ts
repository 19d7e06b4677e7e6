import { rarely, useCall } from '#platform/swr';
import { usePages, type ItemOf } from '#platform/swr-pages';

export type NewsItem = ItemOf<'GET info/index'>;

export const useNewsTypes = () => useCall('GET info/types', {}, rarely);

/** The news of a type, or all. */
export const useNews = (type: string | undefined) => usePages('GET info/index', type === undefined ? {} : { type });

/** The first page of all news. */
export const useLatestNews = () => useCall('GET info/index', {}, rarely);

export const useArticle = (id: string) => useCall('GET info/detail', { id }, rarely);

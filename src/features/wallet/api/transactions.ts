import type { ResponseOf } from '#contract/index';
import { useCall } from '#platform/swr';
import { usePages } from '#platform/swr-pages';
import type { RecordQuery } from '../model/record-filter.ts';

export type Transaction = ResponseOf<'GET wallet/records'>['items'][number];

/** The transactions that a filter finds. */
export const useTransactions = (query: RecordQuery) => usePages('GET wallet/records', query);

/** One transaction by its id; null reads nothing. */
export const useTransaction = (id: string | null) => useCall('GET wallet/records', id === null ? null : { id });

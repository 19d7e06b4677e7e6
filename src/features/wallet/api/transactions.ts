import type { ResponseOf } from '#contract/index';
import { usePages } from '#platform/swr-pages';

export type Transaction = ResponseOf<'GET wallet/records'>['items'][number];

/** Transactions of one currency, or of all. */
export const useTransactions = (name: string | undefined) =>
  usePages('GET wallet/records', name === undefined ? {} : { name });

import type { ResponseOf } from '#contract/index';
import { usePages } from '#platform/swr-pages';

export type Movement = ResponseOf<'GET wallet/records'>['items'][number];

/** Movements of one currency, or of all. */
export const useMovements = (name: string | undefined) =>
  usePages('GET wallet/records', name === undefined ? {} : { name });

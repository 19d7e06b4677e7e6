import type { ResponseOf, RequestOf } from '#contract/index';
import { request } from '#platform/http';

/** A quote, good for seconds. */
export const fetchQuote = (
  input: RequestOf<'POST flash/quote'>,
  signal: AbortSignal,
): Promise<ResponseOf<'POST flash/quote'>> => request('POST flash/quote', input, { signal });

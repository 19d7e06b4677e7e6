import type { ResponseOf, RequestOf } from '#contract/index';
import { request } from '#platform/http';

/** Requests a quote, valid for seconds. */
export const fetchQuote = (
  input: RequestOf<'POST flash/quote'>,
  signal: AbortSignal,
): Promise<ResponseOf<'POST flash/quote'>> => request('POST flash/quote', input, { signal });

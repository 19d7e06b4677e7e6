import type { ResponseOf } from '#contract/index';
import { request } from '#platform/http';

/** Sends a code to the new address. */
export const sendEmailOfChange = (email: string): Promise<ResponseOf<'POST index/sendEmailOfChange'>> =>
  request('POST index/sendEmailOfChange', { email });

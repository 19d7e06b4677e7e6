import type { ResponseOf } from '#contract/index';
import { request } from '#platform/http';

/** Sends the code for changing to an address. */
export const sendEmailOfChange = (email: string): Promise<ResponseOf<'POST index/sendEmailOfChange'>> =>
  request('POST index/sendEmailOfChange', { email });

import type { ResponseOf } from '#contract/index';
import { request } from '#platform/http';

/** Sends the code for registering. */
export const sendEmail = (email: string): Promise<ResponseOf<'POST index/sendEmail'>> =>
  request('POST index/sendEmail', { email });

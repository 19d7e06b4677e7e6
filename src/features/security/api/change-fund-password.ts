import type { RequestOf } from '#contract/index';
import { request } from '#platform/http';

/** Changes the fund password. */
export async function changeFundPassword({
  password,
  new_password,
}: RequestOf<'POST user/trade-password'>): Promise<void> {
  await request('POST user/trade-password', { password, new_password });
}

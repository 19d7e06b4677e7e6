import type { ResponseOf } from '#contract/index';
import { clearDraft } from '#platform/draft';
import { request } from '#platform/http';
import { idempotencyKey } from '#platform/idempotency';

/** Accepts a quote. Each quote has a key of its own, so that trying again books nothing twice. */
export async function acceptQuote(quote: string, customer: string): Promise<ResponseOf<'POST flash/exchange'>> {
  const key = idempotencyKey(`flash:${quote}`, customer);
  const record = await request('POST flash/exchange', { quote }, { idempotencyKey: key.current() });
  key.renew();
  // What was converted is not waiting to be converted again.
  clearDraft('flash');
  return record;
}

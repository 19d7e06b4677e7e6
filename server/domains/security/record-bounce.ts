import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { DAY_SECONDS, secondsAfter } from '../../time.ts';
import { findForRecovery, lockCustomer } from '../account/store.ts';
import { publishNotice } from '../notices/publish.ts';
import { lastBounce, recordActivity } from './activity-store.ts';
import { contactOf } from './store.ts';

/** For so long, the next email that comes back tells the customer nothing new. */
const TOLD_SECONDS = 7 * DAY_SECONDS;

/** A bounce that was recorded. */
interface Bounce {
  readonly customer: string;
  /** Whether the customer was told of this address within the last week, and so isn't again. */
  readonly repeated: boolean;
}

/**
 * Records that an email came back from a customer's address, and tells the customer in the app, the only way that is left.
 * Returns undefined if the address is no customer's.
 */
export async function recordBounce(tx: Tx, services: Services, address: string): Promise<Bounce | undefined> {
  const found = await findForRecovery(tx, address);
  if (!found) return undefined;
  const { id: customer } = found;
  await lockCustomer(tx, customer);
  const { email, language } = await contactOf(tx, customer);
  // A concurrent request may have changed it.
  if (email !== found.email) return undefined;
  const at = services.clock();
  const last = await lastBounce(tx, customer);
  if (last && last > secondsAfter(at, -TOLD_SECONDS)) return { customer, repeated: true };
  await recordActivity(tx, { customer, kind: 'email-bounced', device: null, at });
  await publishNotice(tx, services, { customer, language, kind: 'email-bounced', values: { email } });
  return { customer, repeated: false };
}

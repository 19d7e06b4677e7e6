import type { Tx } from '../../db/transact.ts';
import { insertCard } from '../../domains/bank/card-store.ts';
import { sealContext } from '../../domains/bank/rules.ts';
import { recordActivity } from '../../domains/security/activity-store.ts';
import { mask } from '../../mask.ts';
import type { Services } from '../../services.ts';
import { DAY_MS } from '../../time.ts';
import { phone } from './activity.ts';
import { demoPerson } from './verification.ts';

/** A number that payment providers publish for tests. */
const number = '4111111111111111';

/** Seeds a card that was linked on the third day. */
export async function seedCard(tx: Tx, { cipher }: Services, customer: string, openedAt: Date): Promise<void> {
  const at = new Date(openedAt.getTime() + 2 * DAY_MS);
  await insertCard(tx, {
    customer,
    number: cipher.seal(number, sealContext(customer)),
    maskedNumber: mask(number),
    bankName: 'Sample Savings Bank',
    holder: demoPerson,
    areaCode: '+49',
    phone: '15123456789',
    createdAt: at,
    usableAt: at,
  });
  await recordActivity(tx, { customer, kind: 'card-bound', device: phone, at });
}

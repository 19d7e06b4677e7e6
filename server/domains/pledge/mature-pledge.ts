import type { Tx } from '../../db/transact.ts';
import { moneyText } from '../../money-text.ts';
import { emitAfterCommit } from '../../plugins/live.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { publishNotice } from '../notices/publish.ts';
import { productName } from './describe-pledge.ts';
import { endPledge } from './end-pledge.ts';
import type { Pledge } from './pledge-store.ts';
import { endingOf } from './rules.ts';

/** Pays a locked term that is due: the amount and the interest that was fixed at its start. It isn't renewed. */
export async function maturePledge(
  tx: Tx,
  services: Services,
  pledge: Pledge,
  at: Date,
  /** Only for seeding history: whether the customer has read the notice. */
  past?: { readonly read: boolean },
): Promise<void> {
  const { number, customer, product, amount, interestAtMaturity } = pledge;
  const ending = endingOf(amount, interestAtMaturity, '0');
  await endPledge(tx, pledge, { status: 'matured', at, ending, ...(past ? { bookedAt: at } : {}) });
  const language = await languageOfCustomer(tx, customer);
  const text = (figure: string) => moneyText(language, figure, product.currency);
  const values = {
    number,
    product: productName(services.texts, language, product),
    currency: product.currency,
    amount: text(amount),
    interest: text(ending.interest),
    received: text(ending.received),
  };
  await publishNotice(tx, services, {
    customer,
    language,
    kind: 'pledge-matured',
    values,
    ...(past && { at, ...past }),
  });
  if (!past) emitAfterCommit(tx, services.live, customer, 'balance', {});
}

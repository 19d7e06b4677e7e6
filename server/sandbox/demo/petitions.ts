import { orderStatus } from '#contract/order-status';
import type { Tx } from '../../db/transact.ts';
import { answerPetition, completePetition, endPetition } from '../../domains/petitions/decide-petition.ts';
import { findPetition, insertPetition, type NewPetition, type Petition } from '../../domains/petitions/store.ts';
import { saveFile, takeFile } from '../../domains/uploads/store.ts';
import { everyDeposit } from '../../domains/wallet/deposit-store.ts';
import type { Services } from '../../services.ts';
import { DAY_MS, HOUR_MS } from '../../time.ts';
import { drawVoucher } from './voucher.ts';

/** Not `automatic`: that one completes what it has answered. */
const operator = 'demo';

/**
 * Seeds a complaint that was completed, feedback that was ended, and a request that is answered but open. Yields the time of
 * what comes next, so that notices are in the order in which they happened.
 */
export async function* seedPetitions(
  tx: Tx,
  services: Services,
  customer: string,
  now: number,
): AsyncGenerator<Date, void, void> {
  const say = (key: 'complaint' | 'complaint-answer' | 'complaint-closing' | 'request' | 'request-answer') =>
    services.texts.text('en-us', `server:demo.petition.${key}`);
  const daysAgo = (days: number, hours = 0) => new Date(now - Math.round(days * DAY_MS - hours * HOUR_MS));
  const past = { read: true };

  const send = (text: string, rest: Pick<NewPetition, 'category' | 'createdAt'> & Partial<NewPetition>) =>
    insertPetition(tx, { customer, text, about: null, reference: null, images: [], ...rest });
  const answer = async function* ({ id }: Petition, text: string, at: Date) {
    yield at;
    const petition = await findPetition(tx, id);
    if (petition) await answerPetition(tx, services, petition, { operator, at, past }, text);
  };

  const sentAt = daysAgo(11.2);
  yield sentAt;
  const image = await saveFile(tx, services.files, {
    customer,
    purpose: 'petition',
    content: await drawVoucher(210),
    at: sentAt,
  });
  await takeFile(tx, { customer, purpose: 'petition', filename: image, at: sentAt });
  const returned = (await everyDeposit(tx, customer)).find(({ status }) => status === orderStatus.ended);
  const complaint = await send(say('complaint'), {
    category: 'complaint',
    about: 'deposit',
    reference: returned?.sn ?? null,
    images: [image],
    createdAt: sentAt,
  });
  yield* answer(complaint, say('complaint-answer'), daysAgo(11.2, 5));
  yield* answer(complaint, say('complaint-closing'), daysAgo(8.1));
  await completePetition(tx, services, complaint, { operator, at: daysAgo(8.1), past });

  yield daysAgo(6.4);
  const feedback = await send(services.texts.text('en-us', 'server:demo.petition.feedback'), {
    category: 'feedback',
    createdAt: daysAgo(6.4),
  });
  const reason = services.texts.text('en-us', 'server:demo.petition.feedback-reason');
  yield daysAgo(6.4, 3);
  await endPetition(tx, services, feedback, { operator, at: daysAgo(6.4, 3), past }, reason);

  yield daysAgo(5.3);
  const request = await send(say('request'), { category: 'request', createdAt: daysAgo(5.3) });
  yield* answer(request, say('request-answer'), daysAgo(5.3, 2));
}

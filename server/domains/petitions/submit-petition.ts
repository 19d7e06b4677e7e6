import { petitionLimit } from '#contract/petitions';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { DAY_MS, HOUR_MS } from '../../time.ts';
import { lockCustomer } from '../account/store.ts';
import { takeFile } from '../uploads/store.ts';
import { countSince, findSame, insertPetition, type NewPetition, type Petition } from './store.ts';

/**
 * Submits a petition, or returns the one that says exactly the same if it is open or was submitted within the hour: a second
 * tap, or a repetition after a lost response, makes no second one. Throws Refusal `petition-limit` or `file-unknown`.
 */
export async function submitPetition(
  { db, clock }: Services,
  petition: Omit<NewPetition, 'createdAt'>,
): Promise<Petition> {
  const at = clock();
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  return transact(db, async (tx) => {
    const { customer, images } = petition;
    await lockCustomer(tx, customer);
    const submitted = { ...petition, createdAt: at };
    const same = await findSame(tx, submitted, before(HOUR_MS));
    if (same) return same;
    if ((await countSince(tx, customer, before(DAY_MS))) >= petitionLimit)
      throw new Refusal('petition-limit', { max: petitionLimit });
    for (const filename of images) await takeFile(tx, { customer, purpose: 'petition', filename, at });
    return insertPetition(tx, submitted);
  });
}

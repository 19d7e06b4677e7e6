import { languageOfCustomer } from '../../domains/account/store.ts';
import { complete, giveAnswer } from '../../domains/operator/review-petition.ts';
import { lockPetition, oldestAnswered, oldestPending } from '../../domains/petitions/store.ts';
import { before, operator, type Work } from './work.ts';

const ANSWER_MS = 4_000;
/** Long enough that a person can step in, to try the rest. */
const COMPLETE_MS = 60_000;

/** Answers the oldest petition after four seconds, and says who does. */
export const answerPetitions: Work = async (tx, services, at) => {
  const id = await oldestPending(tx, before(at, ANSWER_MS));
  if (id === undefined) return false;
  const petition = await lockPetition(tx, id);
  // Another server may have done it.
  if (petition?.status !== 0) return true;
  const language = await languageOfCustomer(tx, petition.customer);
  const text = services.texts.text(language, `server:petition.automatic.${petition.category}`);
  await giveAnswer(tx, services, petition, { operator, at }, text);
  return true;
};

/** Completes the oldest one a minute after its answer, unless a person has answered too. */
export const completePetitions: Work = async (tx, services, at) => {
  const id = await oldestAnswered(tx, operator.name, before(at, COMPLETE_MS));
  if (id === undefined) return false;
  const petition = await lockPetition(tx, id);
  if (petition?.answers.every((answer) => answer.operator === operator.name))
    await complete(tx, services, petition, { operator, at });
  return true;
};

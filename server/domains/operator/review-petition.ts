import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import { sha256 } from '../../sha256.ts';
import {
  answerPetition,
  completePetition,
  type Decision,
  endPetition,
  startProcessing,
} from '../petitions/decide-petition.ts';
import type { Petition } from '../petitions/store.ts';
import { type Decider, hashedReason, recordAction } from './audit-store.ts';

const decisionBy = ({ operator, at }: Decider): Omit<Decision, 'past'> => ({ operator: operator.name, at });

const subjectOf = ({ id }: Pick<Petition, 'id'>): string => `petition/${id}`;

/** Says that somebody has taken it up. Like all of these, records it in the audit log; the caller must hold the lock of `lockPetition`. */
export async function takeUp(tx: Tx, services: Services, petition: Petition, by: Decider): Promise<void> {
  if ((await startProcessing(tx, services, petition, decisionBy(by))) === petition) return;
  await recordAction(tx, { ...by, act: 'petition-taken-up', subject: subjectOf(petition) });
}

/** Answers it. Repeating the last answer changes nothing. */
export async function giveAnswer(
  tx: Tx,
  services: Services,
  petition: Petition,
  by: Decider,
  text: string,
): Promise<void> {
  if (!(await answerPetition(tx, services, petition, decisionBy(by), text))) return;
  // Like a reason, it may name a person.
  const details = { text_sha256: sha256(text) };
  await recordAction(tx, { ...by, act: 'petition-answered', subject: subjectOf(petition), details });
}

/** Completes it, with a last answer if one is given. */
export async function complete(
  tx: Tx,
  services: Services,
  petition: Petition,
  by: Decider,
  text?: string,
): Promise<void> {
  if (text !== undefined) await giveAnswer(tx, services, petition, by, text);
  await completePetition(tx, services, petition, decisionBy(by));
  await recordAction(tx, { ...by, act: 'petition-completed', subject: subjectOf(petition) });
}

/** Ends it with a reason. */
export async function end(tx: Tx, services: Services, petition: Petition, by: Decider, reason: string): Promise<void> {
  await endPetition(tx, services, petition, decisionBy(by), reason);
  const details = hashedReason(reason);
  await recordAction(tx, { ...by, act: 'petition-ended', subject: subjectOf(petition), details });
}

/** Records that an operator saw the text or an image. */
export async function recordAccess(tx: Tx, id: bigint, what: 'text' | 'image', by: Decider): Promise<void> {
  await recordAction(tx, { ...by, act: 'petition-seen', subject: subjectOf({ id }), details: { what } });
}

import { createHash } from 'node:crypto';
import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';
import {
  answerPetition,
  completePetition,
  type Decision,
  endPetition,
  startProcessing,
} from '../petitions/decide-petition.ts';
import type { Petition } from '../petitions/store.ts';
import { recordAction } from './audit-store.ts';

type Decider = Omit<Decision, 'past'>;

const subjectOf = ({ id }: Pick<Petition, 'id'>): string => `petition/${id}`;

// The log is never erased, and what an operator writes may name a person.
const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Says that somebody has taken it up. Like all of these, records it in the audit log; the caller must hold the lock of `lockPetition`. */
export async function takeUp(tx: Tx, services: Services, petition: Petition, by: Decider): Promise<void> {
  if ((await startProcessing(tx, services, petition, by)) === petition) return;
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
  if (!(await answerPetition(tx, services, petition, by, text))) return;
  const details = { text_sha256: hashed(text) };
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
  await completePetition(tx, services, petition, by);
  await recordAction(tx, { ...by, act: 'petition-completed', subject: subjectOf(petition) });
}

/** Ends it with a reason. */
export async function end(tx: Tx, services: Services, petition: Petition, by: Decider, reason: string): Promise<void> {
  await endPetition(tx, services, petition, by, reason);
  const details = { reason_sha256: hashed(reason) };
  await recordAction(tx, { ...by, act: 'petition-ended', subject: subjectOf(petition), details });
}

/** Records that an operator saw the text or an image. */
export async function recordAccess(tx: Tx, id: bigint, what: 'text' | 'image', by: Decider): Promise<void> {
  await recordAction(tx, { ...by, act: 'petition-seen', subject: subjectOf({ id }), details: { what } });
}

import type { Db, Tx } from '../../db/transact.ts';
import { fingerprintIn } from '../../operator-tokens.ts';
import type { Services } from '../../services.ts';
import { secondsAfter } from '../../time.ts';
import { lockSite, readSite, type SiteChanges } from '../content/site-settings-store.ts';
import { siteDefaults } from '../content/site-settings.ts';
import { requirePeople } from './approve-withdrawal.ts';
import { type Decider, recordAction } from './audit-store.ts';
import { OperatorRefusal } from './operator-refusal.ts';

const NAME = 'withdrawal_approval_threshold';

/** How long another person has time to agree. */
const PROPOSAL_SECONDS = 86_400;

interface Proposal {
  readonly value: number;
  readonly operator: string;
  readonly until: Date;
}

/** Returns what somebody proposed for the threshold that another person can still agree to. */
export async function findProposal(db: Db, { settings, clock }: Services): Promise<Proposal | undefined> {
  const { [NAME]: now } = await readSite(db, settings);
  const row = await db
    .selectFrom('site_setting_proposals')
    .select(['value', 'operator', 'token', 'proposed_at'])
    .where('name', '=', NAME)
    .where('before', '=', JSON.stringify(now))
    .where('proposed_at', '>', secondsAfter(clock(), -PROPOSAL_SECONDS))
    .executeTakeFirst();
  // With a token that was replaced, it is nobody's.
  if (!row || !fingerprintIn(settings.operatorTokens, row.operator)?.equals(row.token)) return undefined;
  return { value: Number(row.value), operator: row.operator, until: secondsAfter(row.proposed_at, PROPOSAL_SECONDS) };
}

/** Zero is no protection at all, and so the highest threshold. */
const isHigher = (to: number, from: number): boolean => from > 0 && (to === 0 || to > from);

/**
 * Decides about a change of the threshold: one person can lower it, but raising it or turning it off takes two, or else one
 * could send what two have to approve. Returns the proposal that was saved instead, if another person has to agree, and the
 * one that it replaces.
 * `requireOwnToken` throws for somebody with the shared token. Throws OperatorRefusal.
 */
export async function proposeThreshold(
  tx: Tx,
  services: Services,
  changes: SiteChanges,
  { operator, at }: Decider,
  requireOwnToken: () => void,
): Promise<{ readonly proposed: Proposal; readonly replaced?: Proposal } | undefined> {
  const { settings } = services;
  if (changes[NAME] === undefined) return undefined;
  await lockSite(tx);
  const { [NAME]: from } = await readSite(tx, settings);
  const to = changes[NAME] ?? siteDefaults(settings)[NAME];
  if (to !== from) requirePeople(settings);
  if (!isHigher(to, from)) return undefined;
  requireOwnToken();
  if (Object.keys(changes).length > 1)
    throw new OperatorRefusal('change-alone', `Set ${NAME} by itself: raising it or turning it off takes two people.`);
  const proposal = await findProposal(tx, services);
  if (proposal?.value === to && proposal.operator !== operator.name) {
    await tx.deleteFrom('site_setting_proposals').where('name', '=', NAME).execute();
    return undefined;
  }
  const token = fingerprintIn(settings.operatorTokens, operator.name);
  if (!token) throw new Error('only a personal token proposes');
  const row = {
    before: JSON.stringify(from),
    value: JSON.stringify(to),
    operator: operator.name,
    token,
    proposed_at: at,
  };
  await tx
    .insertInto('site_setting_proposals')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await recordAction(tx, { operator, act: 'setting-proposed', subject: `setting/${NAME}`, details: { from, to }, at });
  const proposed = { value: to, operator: operator.name, until: secondsAfter(at, PROPOSAL_SECONDS) };
  return { proposed, ...(proposal && proposal.value !== to ? { replaced: proposal } : {}) };
}

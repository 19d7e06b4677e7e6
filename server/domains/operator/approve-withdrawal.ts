import type { Db, Tx } from '../../db/transact.ts';
import { fingerprintIn } from '../../operator-tokens.ts';
import type { Services } from '../../services.ts';
import { readSite } from '../content/site-settings-store.ts';
import {
  type Approval,
  findApprovals,
  findLarge,
  findSendable,
  insertApproval,
  termsOf,
} from '../wallet/withdrawal-approval-store.ts';
import type { Withdrawal } from '../wallet/withdrawal-store.ts';
import { type Decider, recordAction } from './audit-store.ts';
import { OperatorRefusal } from './operator-refusal.ts';
import { requireWithdrawalStep } from './transfer-steps.ts';

/** Four eyes. The person who sends it can be one of the two. */
const PEOPLE_NEEDED = 2;

interface Approvals {
  /** How many people have to approve it before it is sent: none, or two. */
  readonly approvalsNeeded: number;
  /** In the order in which they approved; until it is sent, only people who still have the token that they approved with. */
  readonly approvedBy: readonly string[];
}

/** Returns what approvals withdrawals have and need. Call it under the row lock to rely on it. */
export async function readApprovals(
  db: Db,
  { settings, prices, clock }: Services,
  sns: readonly string[],
): Promise<(sn: string) => Approvals> {
  const { withdrawal_approval_threshold: threshold } = await readSite(db, settings);
  // A price that isn't fresh enough to trade at is none.
  const usd = prices.latest()?.usd ?? new Map<string, string>();
  const large = threshold === 0 ? new Set() : await findLarge(db, sns, { threshold, usd, now: clock() });
  const approvals = await findApprovals(db, sns);
  const counts = ({ operator, token, isSent }: Approval & { readonly isSent: boolean }) =>
    isSent || (fingerprintIn(settings.operatorTokens, operator)?.equals(token) ?? false);
  return (sn) => ({
    approvalsNeeded: large.has(sn) ? PEOPLE_NEEDED : 0,
    approvedBy: [...new Set((approvals.get(sn) ?? []).filter(counts).map(({ operator }) => operator))],
  });
}

/** Returns those in review that need approvals, whether or not they have them: the sandbox's automatic operator leaves them. */
export async function withdrawalsForPeople(tx: Tx, services: Services): Promise<string[]> {
  const inReview = await findSendable(tx);
  const approvalsOf = await readApprovals(tx, services, inReview);
  return inReview.filter((sn) => approvalsOf(sn).approvalsNeeded > 0);
}

const enough = ({ operatorTokens }: Services['settings']): boolean => operatorTokens.length >= PEOPLE_NEEDED;

/** Throws OperatorRefusal if two people can't approve anything. */
export function requirePeople(settings: Services['settings']): void {
  if (!enough(settings))
    throw new OperatorRefusal(
      'too-few-operators',
      'Two people have to approve, so give at least two people tokens of their own first, in OPERATOR_TOKENS.',
    );
}

/** Returns what is said at startup if withdrawals wait for approvals that nobody can give. */
export async function approvalWarning(db: Db, settings: Services['settings']): Promise<string | undefined> {
  const { withdrawal_approval_threshold: threshold } = await readSite(db, settings);
  if (threshold === 0 || enough(settings)) return undefined;
  return (
    `Withdrawals from ${threshold} US dollars need the approval of two people (withdrawal_approval_threshold), but ` +
    'OPERATOR_TOKENS has fewer than two, so they can’t be sent.'
  );
}

/** Throws OperatorRefusal unless enough people have approved a withdrawal. The caller must hold its row lock. */
export async function requireApprovals(tx: Tx, services: Services, withdrawal: Withdrawal): Promise<void> {
  const { approvalsNeeded, approvedBy } = (await readApprovals(tx, services, [withdrawal.sn]))(withdrawal.sn);
  if (approvedBy.length >= approvalsNeeded) return;
  const soFar = approvedBy.length === 0 ? 'nobody has yet' : `so far, ${approvedBy.join(', ')} has`;
  const hint = enough(services.settings) ? '' : ' Fewer than two people have tokens of their own, in OPERATOR_TOKENS.';
  throw new OperatorRefusal(
    'approval-needed',
    `Two people have to approve this withdrawal before it is sent; ${soFar}.${hint}`,
    { approvalsNeeded, approvedBy },
  );
}

/**
 * Approves a withdrawal in review as it is now, by somebody with a token of their own. The caller must hold its row lock.
 * Throws OperatorRefusal.
 */
export async function approveWithdrawal(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
): Promise<Approvals> {
  requireWithdrawalStep(withdrawal, 'approve');
  const { sn } = withdrawal;
  const token = fingerprintIn(services.settings.operatorTokens, operator.name);
  if (!token) throw new Error('only a personal token approves');
  const terms = await termsOf(tx, sn);
  const isNew = await insertApproval(tx, { sn, operator: operator.name, token, terms, at });
  const approvals = (await readApprovals(tx, services, [sn]))(sn);
  if (!isNew) {
    const isEnough = approvals.approvedBy.length >= approvals.approvalsNeeded;
    const next = isEnough ? 'It can be sent now.' : 'Another person has to approve it, too.';
    throw new OperatorRefusal('already-approved', `You’ve already approved this withdrawal. ${next}`, { ...approvals });
  }
  const details = { terms_sha256: terms.toString('hex') };
  await recordAction(tx, { operator, act: 'withdrawal-approved', subject: `withdrawal/${sn}`, details, at });
  return approvals;
}

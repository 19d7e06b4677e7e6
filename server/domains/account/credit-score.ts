import type { CreditScore } from '#contract/account';

/** What the score is counted from. */
export interface ScoreFacts {
  readonly emailConfirmed: boolean;
  readonly identityVerified: boolean;
  readonly fundPasswordSet: boolean;
  readonly createdAt: Date;
}

const MONTH_MS = 30 * 86_400_000;
const POINTS_A_MONTH = 5;
const MOST = { email: 20, identity: 30, 'fund-password': 20, months: 30 } as const;

/**
 * From 0 to 100: how well an account is protected and known. Money counts for nothing in it, and it changes nothing about
 * one's own money. A month has 30 days.
 */
export function creditScore(facts: ScoreFacts, now: Date): CreditScore {
  const months = Math.max(0, Math.floor((now.getTime() - facts.createdAt.getTime()) / MONTH_MS));
  const parts: CreditScore['parts'] = [
    { kind: 'email', points: facts.emailConfirmed ? MOST.email : 0, most: MOST.email },
    { kind: 'identity', points: facts.identityVerified ? MOST.identity : 0, most: MOST.identity },
    { kind: 'fund-password', points: facts.fundPasswordSet ? MOST['fund-password'] : 0, most: MOST['fund-password'] },
    { kind: 'months', points: Math.min(MOST.months, months * POINTS_A_MONTH), most: MOST.months },
  ];
  return { total: parts.reduce((total, { points }) => total + points, 0), parts };
}

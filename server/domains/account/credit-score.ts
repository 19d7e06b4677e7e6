import type { CreditScore } from '#contract/account';
import { DAY_MS } from '../../time.ts';

export interface ScoreFacts {
  readonly emailConfirmed: boolean;
  readonly identityVerified: boolean;
  readonly fundPasswordSet: boolean;
  readonly createdAt: Date;
}

const MONTH_MS = 30 * DAY_MS;
const POINTS_PER_MONTH = 5;
const MAX_POINTS = { email: 20, identity: 30, 'fund-password': 20, months: 30 } as const;

/**
 * Returns from 0 to 100 what an account has of a confirmed email, verification, fund password, and age. Neither depends on the
 * balance nor affects it. A month has 30 days.
 */
export function creditScore(facts: ScoreFacts, now: Date): CreditScore {
  const months = Math.max(0, Math.floor((now.getTime() - facts.createdAt.getTime()) / MONTH_MS));
  const parts: CreditScore['parts'] = [
    { kind: 'email', points: facts.emailConfirmed ? MAX_POINTS.email : 0, max: MAX_POINTS.email },
    { kind: 'identity', points: facts.identityVerified ? MAX_POINTS.identity : 0, max: MAX_POINTS.identity },
    {
      kind: 'fund-password',
      points: facts.fundPasswordSet ? MAX_POINTS['fund-password'] : 0,
      max: MAX_POINTS['fund-password'],
    },
    { kind: 'months', points: Math.min(MAX_POINTS.months, months * POINTS_PER_MONTH), max: MAX_POINTS.months },
  ];
  return { total: parts.reduce((total, { points }) => total + points, 0), parts };
}

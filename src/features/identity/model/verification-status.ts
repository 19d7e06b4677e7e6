import type { UserInfo } from '#contract/account';
import { realStatus } from '#contract/fields';

const words = {
  [realStatus.none]: 'none',
  [realStatus.verified]: 'verified',
  [realStatus.inReview]: 'in-review',
  [realStatus.returned]: 'returned',
} as const;

/** Returns the state of the verification as StatusChip and the catalogs name it. */
export const verificationOf = ({ real }: Pick<UserInfo, 'real'>): (typeof words)[keyof typeof words] =>
  words[real.status];

import type { UserInfo } from '#contract/account';
import { realStatus } from '#contract/fields';

const words = {
  [realStatus.none]: 'none',
  [realStatus.verified]: 'verified',
  [realStatus.inReview]: 'in-review',
  [realStatus.returned]: 'returned',
} as const;

/** How far the identity verification is, as StatusChip and the catalogues name it. */
export const verificationOf = ({ real }: Pick<UserInfo, 'real'>): (typeof words)[keyof typeof words] =>
  words[real.status];

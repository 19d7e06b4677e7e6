export { capture, type HoldClosing, HoldNotOpen, type HoldRequest, hold, release } from './holds.ts';
export {
  bodyHash,
  type IdempotencyKey,
  idempotent,
  runOnce,
  type Settled,
  settled,
  type StoredResponse,
  sweepRefusals,
  throwConflict,
} from './idempotent.ts';
export { type Posting, post, postingLines, type Transfer } from './post.ts';
export { type Balance, balance, balances, type Entry, type EntryQuery, entries, platformBalance } from './read.ts';
export { type HoldSettlement, settleHolds } from './settle-holds.ts';
export type { CustomerBucket, PlatformBucket } from './tables.ts';

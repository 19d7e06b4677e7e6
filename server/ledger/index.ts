export { capture, type HoldClosing, HoldNotOpen, holdPostings, type HoldRequest, hold, release } from './holds.ts';
export {
  bodyHash,
  type IdempotencyKey,
  idempotent,
  keyOf,
  refuseOnce,
  runOnce,
  type Settled,
  settleBy,
  settled,
  type StoredResponse,
  sweepRefusals,
  throwConflict,
} from './idempotent.ts';
export { type Posting, post, postingLines, type Transfer } from './post.ts';
export { type Balance, balance, balances } from './read.ts';
export { type HoldSettlement, settleHolds } from './settle-holds.ts';

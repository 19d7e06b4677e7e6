import type { Tx } from '../../db/transact.ts';
import { automatic } from '../../domains/operator/audit-store.ts';
import type { Services } from '../../services.ts';

/** Does the oldest work of one kind that is due, under a row lock. Returns whether there was any. */
export type Work = (tx: Tx, services: Services, at: Date) => Promise<boolean>;

export const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);

/** Who it is in the audit log. */
export const operator = automatic;

import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';

/** Does the oldest work of one kind that is due, under a row lock. Returns whether there was any. */
export type Work = (tx: Tx, services: Services, at: Date) => Promise<boolean>;

export const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);

/** The operator's name in the audit log. */
export const operator = 'automatic';

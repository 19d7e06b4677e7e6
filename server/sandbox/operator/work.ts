import type { Tx } from '../../db/transact.ts';
import type { Services } from '../../services.ts';

/** One kind of work: does the oldest that is due, locked, and returns whether there was any. */
export type Work = (tx: Tx, services: Services, at: Date) => Promise<boolean>;

export const before = (at: Date, milliseconds: number): Date => new Date(at.getTime() - milliseconds);

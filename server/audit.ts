import { sql } from 'kysely';
import { type Db, disableTimeouts, transact } from './db/transact.ts';
import { counterViolations } from './domains/counters/violations.ts';
import { flashViolations } from './domains/flash/violations.ts';
import { leverageViolations } from './domains/leverage/violations.ts';
import { correctionViolations } from './domains/operator/violations.ts';
import { pledgeViolations } from './domains/pledge/violations.ts';
import { closureViolations } from './domains/privacy/violations.ts';
import { walletViolations } from './domains/wallet/violations.ts';
import { ledgerViolations } from './ledger/violations.ts';
import { MINUTE_MS } from './time.ts';

/** Jobs may be this late. */
const LATE_MS = 5 * MINUTE_MS;

export interface Audit {
  readonly transfers: number;
  readonly accounts: number;
  readonly currencies: number;
  /** A line for each; empty if everything holds. */
  readonly violations: readonly string[];
}

/**
 * Checks every invariant of the ledger, and that each deposit, withdrawal, conversion, correction, order, stake, term, and
 * closure is booked as its row says, in one snapshot. Reads all of it: on a large database, run it on a replica.
 */
export async function auditMoney(db: Db, now: Date): Promise<Audit> {
  const late = new Date(now.getTime() - LATE_MS);
  return transact(
    db,
    async (tx) => {
      await disableTimeouts(tx);
      const counted = await sql<Omit<Audit, 'violations'>>`
        select (select count(*)::int from ledger_transfers) as transfers, count(*)::int as accounts,
          count(distinct currency)::int as currencies from ledger_accounts`.execute(tx);
      const violations = [
        ...(await ledgerViolations(tx)),
        ...(await walletViolations(tx)),
        ...(await flashViolations(tx)),
        ...(await correctionViolations(tx)),
        ...(await counterViolations(tx, late)),
        ...(await leverageViolations(tx)),
        ...(await pledgeViolations(tx, late)),
        ...(await closureViolations(tx)),
      ];
      const [size = { transfers: 0, accounts: 0, currencies: 0 }] = counted.rows;
      return { ...size, violations };
    },
    'repeatable read',
  );
}

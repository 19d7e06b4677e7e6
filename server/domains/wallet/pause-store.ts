import type { PauseReason } from '#contract/wallet-transfers';
import type { Tx } from '../../db/transact.ts';

export interface PausePlace {
  readonly currency: string;
  readonly network: string;
  readonly direction: 'deposits' | 'withdrawals';
}

interface Pause extends PausePlace {
  readonly reason: PauseReason;
  readonly since: Date;
}

/** Pauses a network. One that is paused already gets the new reason, and stays paused since then. */
export async function savePause(tx: Tx, pause: Pause): Promise<void> {
  await tx
    .insertInto('network_pauses')
    .values(pause)
    .onConflict((conflict) =>
      conflict.columns(['currency', 'network', 'direction']).doUpdateSet({ reason: pause.reason }),
    )
    .execute();
}

/** Returns whether it was paused. */
export async function deletePause(tx: Tx, { currency, network, direction }: PausePlace): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('network_pauses')
    .where('currency', '=', currency)
    .where('network', '=', network)
    .where('direction', '=', direction)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

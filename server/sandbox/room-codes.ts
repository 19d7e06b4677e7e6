import type { Tx } from '../db/transact.ts';
import { publishCode } from '../domains/leverage/room-codes.ts';
import { roomCodes } from '../domains/leverage/room-code-store.ts';

/** Of the rooms that need one. */
const codes = { superior: 'SUPERIOR-2026', vip: 'VIP-2026' } as const;

/** Publishes a code for each room that needs one, unless there are codes. */
export async function seedRoomCodes(tx: Tx, at: Date): Promise<void> {
  if ((await roomCodes(tx)).length > 0) return;
  for (const [room, code] of Object.entries(codes))
    await publishCode(tx, { room, code, note: 'Of the sandbox, for everyone', createdBy: 'automatic' }, at);
}

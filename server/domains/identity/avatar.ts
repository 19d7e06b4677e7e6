import type { Tx } from '../../db/transact.ts';
import { discardFiles, takeFile } from '../uploads/store.ts';
import { lockProfile, saveAvatar } from './profile-store.ts';

/** Shows an own upload, or with null the drawn one; the picture before is discarded. Throws Refusal `file-unknown`. */
export async function changeAvatar(tx: Tx, customer: string, filename: string | null, at: Date): Promise<void> {
  const { avatar } = await lockProfile(tx, customer);
  // Sent twice.
  if (filename === avatar) return;
  if (filename) await takeFile(tx, { customer, purpose: 'avatar', filename, at });
  await saveAvatar(tx, customer, filename);
  if (avatar) await discardFiles(tx, [avatar], at);
}

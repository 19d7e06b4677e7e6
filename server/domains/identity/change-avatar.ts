import type { Tx } from '../../db/transact.ts';
import { discardFiles, takeFile } from '../uploads/store.ts';
import { lockProfile, saveAvatar } from './profile-store.ts';

/** Sets the avatar to an upload, or to the generated one with null, and discards the old image. Throws Refusal `file-unknown`. */
export async function changeAvatar(tx: Tx, customer: string, filename: string | null, at: Date): Promise<void> {
  const { avatar } = await lockProfile(tx, customer);
  if (filename === avatar) return;
  if (filename) await takeFile(tx, { customer, purpose: 'avatar', filename, at });
  await saveAvatar(tx, customer, filename);
  if (avatar) await discardFiles(tx, [avatar], at);
}

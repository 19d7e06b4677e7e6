import type { Tx } from '../../db/transact.ts';
import type { Device } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { recordActivity } from '../security/activity-store.ts';
import { discardFiles, takeFile } from '../uploads/store.ts';
import { lockProfile, saveAvatar } from './profile-store.ts';

interface AvatarChange {
  readonly customer: string;
  /** An upload; null for the generated avatar. */
  readonly filename: string | null;
  readonly device: Device;
  readonly at: Date;
}

/** Changes the avatar and discards the old image. Throws Refusal `file-unknown`. */
export async function changeAvatar(
  tx: Tx,
  { files }: Services,
  { customer, filename, device, at }: AvatarChange,
): Promise<void> {
  const { avatar } = await lockProfile(tx, customer);
  if (filename === avatar) return;
  if (filename) await takeFile(tx, { customer, purpose: 'avatar', filename, at });
  await saveAvatar(tx, customer, filename);
  if (avatar) await discardFiles(tx, files, [avatar], at);
  await recordActivity(tx, { customer, kind: 'avatar-changed', device, at });
}

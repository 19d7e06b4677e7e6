import { maxUploadBytes } from '#contract/uploads';
import { request } from '#platform/http';
import { updateInfo } from '#platform/session';
import { upload, type UploadOptions } from '#platform/upload';

export const maxPictureBytes = maxUploadBytes;
/** As a hint says it, in MB. */
export const maxPictureSize = maxPictureBytes / 1024 / 1024;

/** Sends a picture and shows it as the avatar at once. */
export async function changeAvatar(file: File, options: UploadOptions): Promise<string> {
  const { filename } = await upload('POST upload/avatar', file, options);
  const { info } = await request('POST user/avatar', { filename });
  updateInfo(info);
  return filename;
}

/** Goes back to the drawn avatar. */
export async function removeAvatar(): Promise<void> {
  const { info } = await request('POST user/avatar', { filename: '' });
  updateInfo(info);
}

/** Sends a photo of an identity document as soon as it is chosen; answers its name. */
export async function uploadDocument(file: File, options: UploadOptions): Promise<string> {
  const { filename } = await upload('POST upload/authentic', file, options);
  return filename;
}

/** Deletes a photo that was not handed in. The server clears what is left behind, so a failure says nothing. */
export function cancelDocument(filename: string): void {
  request('POST upload/cancel', { filename }).catch(() => undefined);
}

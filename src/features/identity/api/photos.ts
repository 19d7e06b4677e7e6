import { request } from '#platform/http';
import { updateInfo } from '#platform/session';
import { upload, type UploadOptions } from '#platform/upload';

/** Uploads a photo and shows it as the avatar at once. Returns its filename. */
export async function changeAvatar(file: File, options: UploadOptions): Promise<string> {
  const { filename } = await upload('POST upload/avatar', file, options);
  const { info } = await request('POST user/avatar', { filename });
  updateInfo(info);
  return filename;
}

/** Goes back to the generated avatar. */
export async function removeAvatar(): Promise<void> {
  const { info } = await request('POST user/avatar', { filename: '' });
  updateInfo(info);
}

/** Uploads a photo of an identity document as soon as it is chosen. Returns its filename. */
export async function uploadDocument(file: File, options: UploadOptions): Promise<string> {
  const { filename } = await upload('POST upload/authentic', file, options);
  return filename;
}

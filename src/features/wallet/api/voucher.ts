import { upload, type UploadOptions } from '#platform/upload';

/** Uploads the image of a transfer as soon as it is chosen, so that submitting is quick. Returns its filename. */
export async function uploadVoucher(file: File, options: UploadOptions): Promise<string> {
  const { filename } = await upload('POST upload/transferVoucher', file, options);
  return filename;
}

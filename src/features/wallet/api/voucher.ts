import { maxUploadBytes } from '#contract/uploads';
import { request } from '#platform/http';
import { upload, type UploadOptions } from '#platform/upload';

export const maxVoucherBytes = maxUploadBytes;

/** Sends the picture of a transfer as soon as it is chosen, so that submitting is quick; answers its name. */
export async function uploadVoucher(file: File, options: UploadOptions): Promise<string> {
  const { filename } = await upload('POST upload/transferVoucher', file, options);
  return filename;
}

/** Deletes a picture that was not handed in. The server clears what is left behind, so a failure says nothing. */
export function cancelVoucher(filename: string): void {
  request('POST upload/cancel', { filename }).catch(() => undefined);
}

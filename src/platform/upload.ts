import type { ResponseOf, UploadCallName } from '#contract/index';
import { addressOfUpload } from '#contract/uploads';
import { ApiError } from './api-error.ts';
import { markLost } from './connection.ts';
import { unwrap } from './envelope.ts';
import { addressOf, callWithToken, heard, parse, request } from './http.ts';

/** A stalled upload times out after this long without progress. */
const stallMs = 25_000;

export interface UploadOptions {
  /** Receives the uploaded fraction, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Cancels it, rejecting with the signal's reason. */
  signal?: AbortSignal;
}

/** Uploads one image. XMLHttpRequest, because fetch doesn't report upload progress. */
export async function upload<Name extends UploadCallName>(
  name: Name,
  file: Blob,
  { onProgress, signal }: UploadOptions = {},
): Promise<ResponseOf<Name>> {
  const form = new FormData();
  form.append('file', file);
  const answer = await callWithToken({}, (headers) =>
    transmit(addressOf(name.slice('POST '.length)), headers, form, onProgress, signal),
  );
  return answer as ResponseOf<Name>;
}

function transmit(
  address: string,
  headers: Record<string, string>,
  form: FormData,
  onProgress: UploadOptions['onProgress'],
  signal: UploadOptions['signal'],
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const isStalled = (): void => {
      reject(new ApiError({ kind: 'timeout' }));
      xhr.abort();
    };
    let stall = setTimeout(isStalled, stallMs);
    const alive = (): void => {
      clearTimeout(stall);
      stall = setTimeout(isStalled, stallMs);
    };
    const cancel = (): void => {
      reject(signal?.reason);
      xhr.abort();
    };
    xhr.upload.onprogress = (event) => {
      alive();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    xhr.onerror = () => {
      markLost();
      reject(new ApiError({ kind: 'offline' }));
    };
    xhr.onload = () => {
      heard(xhr.status);
      try {
        resolve(unwrap(xhr.status, parse(xhr.responseText), xhr.getResponseHeader('Retry-After')));
      } catch (error) {
        reject(error);
      }
    };
    xhr.onloadend = () => {
      clearTimeout(stall);
      signal?.removeEventListener('abort', cancel);
    };
    if (signal?.aborted) {
      clearTimeout(stall);
      reject(signal.reason);
      return;
    }
    signal?.addEventListener('abort', cancel);
    xhr.open('POST', address);
    for (const [key, value] of Object.entries(headers)) xhr.setRequestHeader(key, value);
    xhr.send(form);
  });
}

/** Whether the server no longer has the image; false if it can't be asked. */
export async function isUploadGone(filename: string): Promise<boolean> {
  const response = await fetch(addressOfUpload(filename), { method: 'HEAD' }).catch(() => undefined);
  return response?.status === 404;
}

/** Deletes an image that was uploaded but not submitted. Failures are ignored: the server sweeps what is left. */
export function cancelUpload(filename: string): void {
  request('POST upload/cancel', { filename }).catch(() => undefined);
}

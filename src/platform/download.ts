import type { FileCallName, RequestOf } from '#contract/index';
import { ApiError } from './api-error.ts';
import { markLost } from './connection.ts';
import { unwrap } from './envelope.ts';
import { addressOf, callWithToken, heard, parse } from './http.ts';

/** A stalled download times out after this long without a byte. */
const stallMs = 25_000;

export interface DownloadOptions {
  /** Receives each part as it arrives. */
  onChunk: (chunk: Uint8Array) => void;
  /** Cancels it, rejecting with the signal's reason. */
  signal: AbortSignal;
}

export interface Download {
  /** As the server names it. */
  name: string;
  content: Blob;
}

/** Downloads a file. Throws ApiError, also for a file that breaks off. */
export function download<Name extends FileCallName>(
  name: Name,
  query: RequestOf<Name>,
  options: DownloadOptions,
): Promise<Download> {
  return callWithToken({}, (headers) => receive(addressOf(name.slice('GET '.length), query), headers, options));
}

async function receive(
  address: string,
  headers: Record<string, string>,
  { onChunk, signal }: DownloadOptions,
): Promise<Download> {
  const stalled = new AbortController();
  const alarm = (): ReturnType<typeof setTimeout> => setTimeout(() => stalled.abort(), stallMs);
  let stall = alarm();
  try {
    const any = AbortSignal.any([signal, stalled.signal]);
    const response = await fetch(address, { headers, credentials: 'same-origin', signal: any });
    heard(response.status);
    const disposition = response.headers.get('Content-Disposition');
    if (!response.ok || disposition === null || !response.body) {
      unwrap(response.status, parse(await response.text()), response.headers.get('Retry-After'));
      throw new ApiError({ kind: 'server' });
    }
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      clearTimeout(stall);
      stall = alarm();
      chunks.push(next.value);
      onChunk(next.value);
    }
    return { name: /filename="([^"]+)"/u.exec(disposition)?.[1] ?? 'florin', content: new Blob(chunks) };
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    markLost();
    throw new ApiError({ kind: stalled.signal.aborted ? 'timeout' : 'offline', cause: error });
  } finally {
    clearTimeout(stall);
  }
}

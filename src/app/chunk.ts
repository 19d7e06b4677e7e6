import { markLost, probe } from '#platform/connection';
import { tab } from '#platform/storage';

const key = 'chunk-reload';
/** Longer than this, the network swallows what is sent. */
const timeoutMs = 20_000;
const againMs = 5_000;

/** A part of the app that did not arrive: the server is gone, or a new version replaced the part. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** What Chromium, Firefox and Safari say of a lazy import that failed. */
const failedImport = /dynamically imported module|importing a module script/i;

export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || failedImport.test(error.message));

/** Waits for parts of the app. Throws a ChunkLoadError. */
export async function loadChunks<T extends readonly unknown[]>(
  ...parts: { [Index in keyof T]: Promise<T[Index]> }
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), timeoutMs);
  });
  try {
    return await Promise.race([Promise.all(parts), late]);
  } catch (cause) {
    markLost();
    throw new ChunkLoadError('A part of the app did not arrive.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, againMs));

/** Loads a part that the app can do without for now: never fails, and tries again until it arrives. */
export function keepLoading<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await pause();
    return keepLoading(load);
  });
}

/** Loads the page again as soon as the server answers. */
export async function reloadWhenBack(): Promise<never> {
  while (!(await probe())) await pause();
  window.location.reload();
  return new Promise(() => {});
}

/** Loads the page again, once: a second failure in a row returns false and needs an explanation. */
export function reloadOnce(): boolean {
  if (tab.read(key) !== null) return false;
  tab.write(key, '1');
  window.location.reload();
  return true;
}

/** A screen showed, so the next failure may reload again. */
export const recovered = (): void => tab.remove(key);

import { markLost, probe } from '#platform/connection';
import { CatalogLoadError } from '#platform/i18n';
import { tab } from '#platform/storage';

const key = 'chunk-reload';
/** Specification, section 9. */
const timeoutMs = 120_000;
const againMs = 5_000;

/** A part of the app that failed to load: the server is down, or a new version replaced it. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Messages of Chromium, Firefox and Safari for a failed dynamic import. */
const failedImport = /dynamically imported module|importing a module script/i;

/** Whether a part of the app, or its texts, failed to load. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof CatalogLoadError ||
  (error instanceof Error && (error.name === 'ChunkLoadError' || failedImport.test(error.message)));

/** Waits for parts of the app. Throws a ChunkLoadError. */
export async function loadChunks<T extends readonly unknown[]>(
  ...parts: { [Index in keyof T]: Promise<T[Index]> }
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, timeoutMs);
  });
  try {
    return await Promise.race([Promise.all(parts), late]);
  } catch (cause) {
    markLost();
    throw new ChunkLoadError('not loaded', { cause });
  } finally {
    clearTimeout(timer);
  }
}

const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, againMs));

/** Loads a part that can wait: retries until it arrives and never rejects. */
export function keepLoading<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await pause();
    return keepLoading(load);
  });
}

/** Reloads the page as soon as the server answers. */
export async function reloadWhenBack(): Promise<never> {
  while (!(await probe())) await pause();
  window.location.reload();
  return new Promise(() => {});
}

/** Reloads the page once; returns false for a second failure in a row, which needs an explanation. */
export function reloadOnce(): boolean {
  if (tab.read(key) !== null) return false;
  tab.write(key, '1');
  window.location.reload();
  return true;
}

/** A screen rendered, so the next failure may reload again. */
export const recovered = (): void => tab.remove(key);

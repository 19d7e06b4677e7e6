import { tab } from '#platform/storage';

const key = 'chunk-reload';

/** A part of the app that did not arrive, most often because a new version replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Loads a part; a failure is tried once more, then says what it is. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    try {
      return await load();
    } catch (cause) {
      throw new ChunkLoadError('A part of the app did not arrive.', { cause });
    }
  }
}

/** Loads the page again, once: a second failure in a row answers false and needs an explanation. */
export function recoverOnce(): boolean {
  if (!navigator.onLine || tab.read(key) !== null) return false;
  tab.write(key, '1');
  window.location.reload();
  return true;
}

/** A screen showed, so the next failure may recover again. */
export const recovered = (): void => tab.remove(key);

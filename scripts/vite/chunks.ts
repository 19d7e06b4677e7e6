import type { Manifest, ManifestChunk } from 'vite';

/** Returns the chunks of some modules, by their manifest names, and of the entry, with all that these import statically. */
export function chunksOf(manifest: Manifest, modules: readonly string[], namedBy: string): ManifestChunk[] {
  const chunks = new Set<ManifestChunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${namedBy} names ${key}, which the build does not have as a chunk of its own`);
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const key of ['index.html', ...modules]) visit(key);
  return [...chunks];
}

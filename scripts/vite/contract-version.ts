import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Tells the app which contract it was built with, as `import.meta.env.CONTRACT_VERSION`. */
export const contractVersion = (): Plugin => ({
  name: 'florin:contract-version',
  apply: 'build',
  config({ root = process.cwd() }) {
    const hash = createHash('sha256');
    const folder = join(root, 'contract');
    for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
    return { define: { 'import.meta.env.CONTRACT_VERSION': JSON.stringify(hash.digest('base64url').slice(0, 12)) } };
  },
});

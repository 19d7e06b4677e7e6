import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const kinds = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** Below this size headers outweigh the savings. */
const smallest = 1024;

/** Writes a .br and a .gz beside each text file of the build, so that the server never compresses static files. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'florin:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(files.filter((file) => kinds.has(extname(file))).map((file) => compress(join(folder, file))));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

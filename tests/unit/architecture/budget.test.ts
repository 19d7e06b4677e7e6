import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { budget, filesOf } from '../../../scripts/vite/budget.ts';
import { precompress } from '../../../scripts/vite/precompress.ts';
import { checkout } from './fixture.ts';

/** Letters that hardly compress, so that sizes can be foreseen. */
const noise = Array.from({ length: 4000 }, (_, index) => ((index * 2654435761) % 4294967296).toString(36)).join('');

/** Builds a page with one lazy screen, with our plugins. */
async function built(limit: number, loads: string[]): Promise<{ folder: string; printed: string[]; warned: string[] }> {
  const root = checkout({
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'src/main.ts': `for (const load of [() => import('./screen.ts'), () => import('./other.ts')]) load().then((each) => each.show());`,
    'src/screen.ts': `import { shared } from './shared.ts';\nexport const show = () => console.log(shared);`,
    'src/other.ts': `import { shared } from './shared.ts';\nexport const show = () => console.warn(shared, ${JSON.stringify(noise)});`,
    'src/shared.ts': `export const shared = [${JSON.stringify(noise.slice(0, 4000))}];`,
    'budget.json': JSON.stringify({ firstLoad: { home: { page: 0, app: limit } } }),
  });
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  try {
    await build({
      root,
      logLevel: 'silent',
      configFile: false,
      build: { manifest: true },
      plugins: [budget({ home: loads }), precompress()],
    });
    const [printed, warned] = [log, warn].map(({ mock }) => mock.calls.map(([line]) => String(line)));
    return { folder: join(root, 'dist'), printed: printed!, warned: warned! };
  } finally {
    log.mockRestore();
    warn.mockRestore();
  }
}

describe('the budget of the first load', () => {
  it('counts the screen and what it shares, not the other screen', async () => {
    const { printed, warned } = await built(5, ['src/screen.ts']);
    expect(printed).toEqual([
      expect.stringMatching(/^first load of home: \d\.\d of 5 kB JavaScript \(Brotli, 3 files\)$/),
    ]);
    expect(warned).toEqual([]);
  });

  it('builds what is over it, and says which files that is', async () => {
    const { printed, warned } = await built(1, ['src/screen.ts']);
    expect(printed).toEqual([expect.stringMatching(/of 1 kB/)]);
    expect(warned).toEqual([expect.stringMatching(/^over the budget of budget\.json:(\n {2}\d\.\d kB \S+\.js){3}$/)]);
  });

  it('fails on a module that is no chunk, so that a moved screen is not forgotten', async () => {
    await expect(built(5, ['src/gone.ts'])).rejects.toThrow(/first-loads\.ts names src\/gone\.ts/);
  });

  it('follows imports in circles once', () => {
    const manifest = { 'index.html': { file: 'a.js', imports: ['_b'] }, _b: { file: 'b.js', imports: ['index.html'] } };
    expect(filesOf(manifest, [])).toEqual(['a.js', 'b.js']);
  });
});

it('each larger text file of the build has its compressed siblings', async () => {
  const { folder } = await built(50, []);
  const assets = join(folder, 'assets');
  const [large = '', small = ''] = ['other', 'screen'].map((name) =>
    readdirSync(assets).find((file) => file.startsWith(name) && file.endsWith('.js')),
  );
  const content = readFileSync(join(assets, large), 'utf8');
  expect(brotliDecompressSync(readFileSync(join(assets, `${large}.br`))).toString()).toBe(content);
  expect(gunzipSync(readFileSync(join(assets, `${large}.gz`))).toString()).toBe(content);
  expect(existsSync(join(assets, `${small}.br`))).toBe(false);
});

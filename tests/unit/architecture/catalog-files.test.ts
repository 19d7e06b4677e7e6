import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { expect, it } from 'vitest';
import { catalogFiles } from '../../../scripts/vite/catalog-files.ts';
import { checkout } from './fixture.ts';

/** Builds an app of three catalogs, with one German text. */
async function built(
  greeting: string,
): Promise<{ folder: string; files: string[]; script: string; manifest: Manifest }> {
  const root = checkout({
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'src/main.ts': `import { readCatalog } from './platform/catalog-files.ts';\nreadCatalog('de-de', 'home').then(console.log);`,
    'src/platform/catalog-files.ts': `export const readCatalog = () => 'the modules of development';`,
    'locales/complete.json': '["en-us"]',
    'locales/en-us/home.json': '{\n  "greeting": "Hello"\n}\n',
    'locales/en-us/wallet.json': '{ "title": "Wallet" }',
    'locales/en-us/mail.json': '{ "subject": "of the server alone" }',
    'locales/de-de/home.json': JSON.stringify({ greeting }),
  });
  await build({ root, logLevel: 'silent', configFile: false, build: { manifest: true }, plugins: [catalogFiles()] });
  const assets = join(root, 'dist/assets');
  const names = readdirSync(assets, { recursive: true, encoding: 'utf8' });
  const folder = names.find((name) => /^texts-[\w-]{8}$/.test(name)) ?? '';
  const script = names.find((name) => name.endsWith('.js')) ?? '';
  return {
    folder: join(assets, folder),
    files: names.filter((name) => name.endsWith('.json')).map((name) => name.slice(folder.length + 1)),
    script: readFileSync(join(assets, script), 'utf8'),
    manifest: JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8')) as Manifest,
  };
}

it('every language has every catalog of the app as a plain file, and the script names the folder alone', async () => {
  const { folder, files, script, manifest } = await built('Hallo');
  expect(files.sort()).toEqual(['de-de/home.json', 'de-de/wallet.json', 'en-us/home.json', 'en-us/wallet.json']);
  expect(readFileSync(join(folder, 'de-de/home.json'), 'utf8')).toBe('{"greeting":"Hallo"}');
  expect(readFileSync(join(folder, 'en-us/home.json'), 'utf8')).toBe('{"greeting":"Hello"}');
  expect(readFileSync(join(folder, 'de-de/wallet.json'), 'utf8')).toBe('{}');
  const name = folder.slice(folder.indexOf('assets/'));
  expect(script).toContain(`/${name}/`);
  expect(script).not.toMatch(/the modules of development|wallet/);
  expect(manifest['locales/de-de/home.json']?.file).toBe(`${name}/de-de/home.json`);
});

it('the folder has another name once a text has changed', async () => {
  const [one, other, same] = [await built('Hallo'), await built('Guten Tag'), await built('Hallo')];
  const nameOf = ({ folder }: { folder: string }): string => folder.slice(folder.indexOf('texts-'));
  expect(nameOf(one)).not.toBe(nameOf(other));
  expect(nameOf(one)).toBe(nameOf(same));
});

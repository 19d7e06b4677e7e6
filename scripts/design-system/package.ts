import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { availableLanguages } from '#contract/languages';
import { florin } from '../../src/design-system/tokens/index.ts';
import { root, run } from '../support/run.ts';
import { buildModules } from './modules.ts';
import { tokenFiles } from './token-files.ts';

export const packageFolder = join(root, 'dist-design-system');
const source = join(root, 'src/design-system');

interface Manifest {
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

/** Builds the package: modules, style sheet, fonts, pictures, types, tokens, package.json, readme. */
export async function buildPackage(): Promise<{ name: string; version: string; entries: number }> {
  const entries = await entryFiles();
  const imported = await buildModules(entries, packageFolder);
  await buildTypes();
  await writeTokens();
  const { name, version } = await writeManifest(Object.keys(entries), imported);
  await writeReadme();
  await cp(join(source, 'theme/fonts/LICENSE.txt'), join(packageFolder, 'fonts/LICENSE.txt'));
  await cp(join(root, 'node_modules/country-flag-icons/LICENSE'), join(packageFolder, 'flags/LICENSE'));
  return { name, version, entries: Object.keys(entries).length };
}

/** The public modules by name: each component, the theme and the tokens. */
async function entryFiles(): Promise<Record<string, string>> {
  const components = await readdir(join(source, 'components'));
  return Object.fromEntries([
    ...components.map((name) => [name, join(source, 'components', name, 'index.ts')]),
    ...['theme', 'tokens'].map((name) => [name, join(source, name, 'index.ts')]),
  ]);
}

async function buildTypes(): Promise<void> {
  const { code, output } = await run('tsc', ['--project', 'scripts/design-system/tsconfig.json']);
  if (code !== 0) throw new Error(output);
}

async function writeTokens(): Promise<void> {
  const folder = join(packageFolder, 'tokens');
  await mkdir(folder, { recursive: true });
  for (const [name, tokens] of Object.entries(tokenFiles(florin))) {
    await writeFile(join(folder, name), `${JSON.stringify(tokens, null, 2)}\n`);
  }
}

async function writeManifest(entries: readonly string[], imported: readonly string[]) {
  const { version, license, dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest;
  const peers = ['react', 'react-dom'];
  const versionOf = (name: string): string => {
    const found = dependencies[name];
    if (found === undefined) throw new Error(`The design system imports ${name}, which package.json doesn't list.`);
    return found;
  };
  const manifest = {
    name: '@florin/design-system',
    version,
    license,
    description: `React components for money on a phone, with themes, tokens and ${availableLanguages.length} languages in mind`,
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(
        entries.map((name) => [`./${name}`, { types: `./types/${typesOf(name)}/index.d.ts`, default: `./${name}.js` }]),
      ),
      './styles.css': './styles.css',
      './tokens/*.json': './tokens/*.json',
      './package.json': './package.json',
    },
    peerDependencies: Object.fromEntries(peers.map((name) => [name, `^${versionOf(name)}`])),
    dependencies: Object.fromEntries(
      imported.filter((name) => !peers.includes(name)).map((name) => [name, versionOf(name)]),
    ),
  };
  await writeFile(join(packageFolder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** The guide, whose links into the repository lead nowhere in the package. */
async function writeReadme(): Promise<void> {
  const guide = await readFile(join(root, 'docs/guides/use-the-design-system.md'), 'utf8');
  await writeFile(join(packageFolder, 'README.md'), guide.replaceAll(/\[([^\]]+)\]\(\.[^)]+\)/g, '$1'));
}

const typesOf = (name: string): string => (name === 'theme' || name === 'tokens' ? name : `components/${name}`);

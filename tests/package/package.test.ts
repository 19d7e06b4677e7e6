import { createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { extract } from 'tar-fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { cascadeLayers, colorThemes, type ColorTheme } from '#design-system/tokens';
import { root, run } from '../../scripts/support/run.ts';
import { serveFolder } from '../../scripts/support/static-server.ts';
import { useBrowser } from '../e2e/support/browser.ts';

interface Manifest {
  name: string;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const browser = useBrowser();
let app: string;
let installed: string;
let manifest: Manifest;
let server: Awaited<ReturnType<typeof serveFolder>>;

async function succeed(command: string, args: string[]): Promise<string> {
  // Vitest sets it to "test", for which React's development build would be taken.
  const { code, output } = await run(command, args, { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

/** Links what the package names, and nothing else: an import that it forgets to name fails. No registry is needed. */
async function link(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const place = join(app, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(join(root, 'node_modules', name), place, 'junction');
  }
}

/** The guide's examples, each in the file that its first line names. */
async function writeExamples(): Promise<void> {
  const guide = await readFile(join(root, 'docs/guides/use-the-design-system.md'), 'utf8');
  const examples = [...guide.matchAll(/^```tsx?\n\/\/ (\S+)\n(.*?)^```/gms)];
  expect(examples.map(([, name]) => name)).toEqual(['balance.tsx', 'brand.ts']);
  for (const [, name = '', code = ''] of examples) await writeFile(join(app, name), code);
}

beforeAll(async () => {
  app = await realpath(await mkdtemp(join(tmpdir(), 'design-system-')));
  await cp(join(import.meta.dirname, 'app'), app, { recursive: true });
  await writeExamples();
  await succeed('node', ['scripts/build-design-system.ts']);
  const packed = await succeed('npm', ['pack', './dist-design-system', '--pack-destination', app, '--silent']);
  const unpacked = join(app, 'unpacked');
  await pipeline(
    createReadStream(join(app, packed.trim().split('\n').at(-1) ?? '')),
    createGunzip(),
    extract(unpacked),
  );
  manifest = JSON.parse(await readFile(join(unpacked, 'package/package.json'), 'utf8')) as Manifest;
  installed = join(app, 'node_modules', manifest.name);
  await cp(join(unpacked, 'package'), installed, { recursive: true });
  await link([
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    '@types/react',
    '@types/react-dom',
    'vite',
  ]);
  await writeFile(join(app, 'package.json'), '{ "type": "module" }');
  await succeed('vite', ['build', app, '--logLevel', 'warn']);
  server = await serveFolder(join(app, 'dist'));
}, 180_000);

afterAll(async () => {
  server?.close();
  await rm(app, { recursive: true, force: true });
});

/** Opens the app. Returns what went wrong on the page: errors, and requests without a response. */
async function open(options: BrowserContextOptions = {}): Promise<{ page: Page; problems: string[] }> {
  const page = await browser().newPage({ colorScheme: 'light', reducedMotion: 'reduce', ...options });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('response', (response) => {
    if (!response.ok()) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  return { page, problems };
}

/** The color that a browser draws for a value. */
const drawn = (page: Page, color: string): Promise<string> =>
  page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = value;
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  }, color);

const styleOf = (page: Page, name: string): Promise<Record<'background' | 'color' | 'radius', string>> =>
  page.getByRole('button', { name }).evaluate((element) => {
    const style = getComputedStyle(element);
    return { background: style.backgroundColor, color: style.color, radius: style.borderRadius };
  });

it('renders components with styles, typeface, sprites and flags, without an error', async () => {
  const { page, problems } = await open();
  expect(await styleOf(page, 'Pay')).toEqual({
    background: await drawn(page, colorThemes.light.accent),
    color: await drawn(page, colorThemes.light['on-accent']),
    radius: '8px',
  });
  expect((await page.getByRole('button', { name: 'Pay' }).boundingBox())?.height).toBe(48);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('switch', { name: 'Alerts' }).click();
  expect(await page.getByRole('switch', { name: 'Alerts' }).getAttribute('aria-checked')).toBe('true');
  expect(await page.getByRole('listitem').innerText()).toContain('0.500000');
  const flag = page.getByRole('img', { name: 'Germany' });
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const drawing = page.locator('use');
  expect(await drawing.count()).toBe(3);
  const width = () =>
    drawing.evaluateAll((uses) => Math.min(...uses.map((use) => (use as SVGUseElement).getBBox().width)));
  await expect.poll(width).toBeGreaterThan(0);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(new Set(fonts.map((family) => family.replaceAll('"', '')))).toEqual(new Set(['IBM Plex Sans']));
  expect(problems).toEqual([]);
});

it('draws a brand of the app and a nested theme, also in a dialog', async () => {
  const { page, problems } = await open();
  expect(await styleOf(page, 'Open')).toMatchObject({
    background: await drawn(page, 'oklch(0.8 0.09 340)'),
    radius: '2px',
  });
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'A question' });
  expect(await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    await drawn(page, colorThemes.dark.surface),
  );
  expect(problems).toEqual([]);
});

const { light, dark, contrast } = colorThemes;
const harsherDark: ColorTheme = { ...dark, muted: dark.ink, line: dark.muted };

const accents = { light: 'oklch(0.45 0.15 340)', dark: 'oklch(0.8 0.09 340)', contrast: 'oklch(0.38 0.13 340)' };

it.each([
  ['light', { colorScheme: 'light' }, light, accents.light],
  ['dark', { colorScheme: 'dark' }, dark, accents.dark],
  ['more contrast', { colorScheme: 'light', contrast: 'more' }, contrast, accents.contrast],
  ['dark with more contrast', { colorScheme: 'dark', contrast: 'more' }, harsherDark, accents.dark],
] as const)('follows a device that wants %s, for a brand too', async (_, options, colors, accent) => {
  const { page } = await open(options);
  const root = page.locator(':root');
  const expectTheme = async (theme: ColorTheme): Promise<void> => {
    const paper = () => root.evaluate((element) => getComputedStyle(element).backgroundColor);
    // With reduced motion a transition still takes a frame.
    await expect.poll(paper).toBe(await drawn(page, theme.paper));
    for (const name of ['ink', 'muted', 'line', 'accent'] as const)
      expect(await drawn(page, `var(--ui-color-${name})`)).toBe(await drawn(page, theme[name]));
  };
  await expectTheme(colors);
  await root.evaluate((element) => element.setAttribute('data-brand', 'plum'));
  await expectTheme({ ...colors, accent });
  await root.evaluate((element) => element.setAttribute('data-theme', 'light'));
  await expectTheme({ ...light, accent: accents.light });
});

it('has types that a strict app accepts', async () => {
  await succeed('tsc', ['--project', app]);
});

it('declares its layers in order, first of all', async () => {
  const css = await readFile(join(installed, 'styles.css'), 'utf8');
  expect(css.startsWith(`@layer ${cascadeLayers.join(',')};`)).toBe(true);
  // Compiled: nothing is left for Tailwind to do.
  expect(css).not.toMatch(/@(?:import|source|theme|apply|tailwind)\b/);
});

it('keeps deep paths closed', () => {
  const { resolve } = createRequire(join(app, 'main.tsx'));
  expect(resolve(`${manifest.name}/button`)).toBe(join(installed, 'button.js'));
  for (const deep of ['button.js', 'components/button/button', 'types/components/button/index.d.ts', 'chunks/button']) {
    expect(() => resolve(`${manifest.name}/${deep}`)).toThrow(/not defined by "exports"/);
  }
});

it('says what Button alone costs', async () => {
  const entry = join(app, 'only-button.js');
  await writeFile(entry, `export { Button } from '${manifest.name}/button';`);
  const { output } = (await build({
    configFile: false,
    root: app,
    // Packages for React's server components have a directive that a bundle doesn't keep, which is a warning each.
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: 'exports-only' },
    },
  })) as Rolldown.RolldownOutput;
  const size = (code: string): number => gzipSync(code).length / 1000;
  const js = output.reduce((sum, file) => sum + (file.type === 'chunk' ? size(file.code) : 0), 0);
  const css = size(await readFile(join(installed, 'styles.css'), 'utf8'));
  console.log(
    `Button alone: ${js.toFixed(1)} kB JavaScript without React, beside the ${css.toFixed(1)} kB CSS of all components (gzip)`,
  );
  expect(js).toBeGreaterThan(0.5);
  expect(js).toBeLessThan(8);
  expect(css).toBeLessThan(24);
});

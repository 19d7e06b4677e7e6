import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { availableLanguages, defaultLanguage, languageTag } from '../../contract/languages.ts';
import { colorThemes, hex } from '../../src/design-system/tokens/index.ts';

/** Long-pressing the app's icon offers these, with the texts of the home screen. */
const shortcuts = [
  ['top-up', '/recharge'],
  ['withdraw', '/wallet/down'],
  ['flash', '/flash-exchange'],
] as const;

const paper = hex(colorThemes.light.paper);

/** The icons by path: the width of their logo within their own. A maskable one may lose its corners. */
const icons = {
  'icons/192.png': { size: 192, logo: 192, purpose: 'any' },
  'icons/512.png': { size: 512, logo: 512, purpose: 'any' },
  'icons/maskable-512.png': { size: 512, logo: 320, purpose: 'maskable' },
} as const;

interface HomeTexts {
  actions: Record<(typeof shortcuts)[number][0], string>;
}

/** The web app manifest in a language. */
export function manifestIn(root: string, language: string): string {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8'));
  const { brand } = read('common') as { brand: string };
  const { actions } = read('home') as HomeTexts;
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand,
    lang: languageTag(language),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    categories: ['finance'],
    theme_color: paper,
    background_color: paper,
    icons: Object.entries(icons).map(([path, { size, purpose }]) => ({
      src: `/${path}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: shortcuts.map(([name, url]) => ({ name: actions[name].replaceAll('\u00AD', ''), url })),
  });
}

/** Draws an icon from the one logo. */
async function draw(root: string, { size, logo, purpose }: (typeof icons)[keyof typeof icons]): Promise<Buffer> {
  const svg = await readFile(join(root, 'public/favicon.svg'));
  const drawn = await sharp(svg, { density: (72 * logo) / 48 })
    .resize(logo, logo)
    .png()
    .toBuffer();
  const background = purpose === 'maskable' ? paper : { r: 0, g: 0, b: 0, alpha: 0 };
  const base = sharp({ create: { width: size, height: size, channels: 4, background } });
  return base
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const head = `
    <link rel="manifest" href="/manifest.webmanifest" />
    <meta name="mobile-web-app-capable" content="yes" />
    <meta name="apple-mobile-web-app-title" content="Florin" />
    <meta name="apple-mobile-web-app-status-bar-style" content="default" />
    <meta name="theme-color" content="${paper}" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="${hex(colorThemes.dark.paper)}" media="(prefers-color-scheme: dark)" />`;

/** Makes the app installable: manifests for all languages, icons from the logo, and what the page says about them. */
export function appManifest(): Plugin {
  let root = '';
  return {
    name: 'florin:app-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/\n\s*<meta name="theme-color"[^>]*>/g, '').replace(/\s*<title>/, (title) => head + title),
    },
    async generateBundle() {
      for (const language of availableLanguages.filter((each) => existsSync(join(root, 'locales', each)))) {
        const source = manifestIn(root, language);
        this.emitFile({ type: 'asset', fileName: `manifest-${language}.webmanifest`, source });
        if (language === defaultLanguage) this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
      }
      for (const [fileName, icon] of Object.entries(icons)) {
        this.emitFile({ type: 'asset', fileName, source: await draw(root, icon) });
      }
    },
  };
}

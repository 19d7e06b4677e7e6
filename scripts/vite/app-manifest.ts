import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { availableLanguages, defaultLanguage, languageTag } from '../../contract/languages.ts';
import { colorThemes, hex, type ThemeName } from '../../src/design-system/tokens/index.ts';

/** Long-pressing the app's icon offers these, with the texts of the home screen. */
const shortcuts = [
  ['deposit', '/recharge'],
  ['withdraw', '/wallet/down'],
  ['flash', '/flash-exchange'],
  ['records', '/asset/records'],
] as const;

const paper = hex(colorThemes.light.paper);

/**
 * The icons by path: the width of their logo within their own. A maskable one may lose its corners. Android shows no more of
 * a notification's badge than its shape, in white.
 */
const icons = {
  'icons/192.png': { size: 192, logo: 192, purpose: 'any' },
  'icons/512.png': { size: 512, logo: 512, purpose: 'any' },
  'icons/maskable-512.png': { size: 512, logo: 320, purpose: 'maskable' },
  'icons/badge-96.png': { size: 96, logo: 80, purpose: 'monochrome' },
} as const;

/** What the browser shows before it installs the app; `npm run screenshots` takes them. Named like the tabs that they show. */
export const screenshots = [
  { name: 'home', path: '/', form: 'narrow', width: 390, height: 844, scale: 2 },
  { name: 'markets', path: '/trend', form: 'narrow', width: 390, height: 844, scale: 2 },
  { name: 'assets', path: '/assets', form: 'narrow', width: 390, height: 844, scale: 2 },
  { name: 'home', path: '/', form: 'wide', width: 1280, height: 800, scale: 1 },
] as const;

type Screenshot = (typeof screenshots)[number];

/** Where a screenshot is in `public`. */
export const screenshotFile = ({ name, form }: Screenshot): string => `screenshots/${name}-${form}.png`;

interface CommonTexts {
  brand: string;
  navigation: Record<Screenshot['name'], string>;
}

interface HomeTexts {
  intro: { title: string };
  actions: Record<(typeof shortcuts)[number][0], string>;
}

/** The web app manifest in a language. */
export function manifestIn(root: string, language: string): string {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8'));
  const { brand, navigation } = read('common') as CommonTexts;
  const { actions, intro } = read('home') as HomeTexts;
  return JSON.stringify({
    id: '/',
    name: brand,
    short_name: brand,
    description: intro.title,
    lang: languageTag(language),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['finance'],
    theme_color: paper,
    background_color: paper,
    icons: Object.entries(icons).map(([path, { size, purpose }]) => ({
      src: `/${path}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    screenshots: screenshots.map((each) => ({
      src: `/${screenshotFile(each)}`,
      sizes: `${each.width * each.scale}x${each.height * each.scale}`,
      type: 'image/png',
      form_factor: each.form,
      label: navigation[each.name],
    })),
    shortcuts: shortcuts.map(([name, url]) => ({ name: actions[name].replaceAll('\u00AD', ''), url })),
  });
}

/** Draws an icon from the one logo. */
async function draw(root: string, { size, logo, purpose }: (typeof icons)[keyof typeof icons]): Promise<Buffer> {
  const svg = await readFile(join(root, 'public/favicon.svg'), 'utf8');
  const shape = purpose === 'monochrome' ? svg.replaceAll(/#[0-9a-f]{6}/g, '#ffffff') : svg;
  const drawn = await sharp(Buffer.from(shape), { density: (72 * logo) / 48 })
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
    <meta name="apple-mobile-web-app-status-bar-style" content="default" />`;

const isTheme = (name: string): name is ThemeName => name in colorThemes;

/** Gives the bars of the browser the color of each theme's page. */
const withBarColors = (html: string): string =>
  html.replaceAll(/(data-bar="(\w+)"\s+content=")[^"]*/g, (whole: string, start: string, theme: string) =>
    isTheme(theme) ? start + hex(colorThemes[theme].paper) : whole,
  );

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
      handler: (html) => withBarColors(html).replace(/\s*<title>/, (title) => head + title),
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

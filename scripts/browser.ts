/**
 * The browser that every test uses. On x86-64 Linux it is the Chromium inside the registry package
 * `@sparticuz/chromium`, unpacked once into node_modules/.cache: the same build on every machine, no apt, no
 * download. Elsewhere it is the browser that `npx playwright install chromium` put there. `CHROMIUM_PATH` wins.
 *
 * `node scripts/browser.ts` prints the path of the executable.
 */
import { createReadStream, createWriteStream, existsSync, statfsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** Launch options, in the shape of playwright-core's `launch({executablePath, args, env})`. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/florin-browser');

// CPU rendering with fixed colors and hinting, so that pictures don't depend on the machine. SwiftShader draws curves
// slightly differently from run to run; it's unpacked anyway, because the browser doesn't start without it.
const pinnedArgs = [
  '--no-sandbox',
  // Containers often have 64 MB of shared memory, which pictures fill up. Files on a disk take a sixth more time.
  ...(sharedMemory() < 512 * 2 ** 20 ? ['--disable-dev-shm-usage'] : []),
  '--disable-gpu',
  '--in-process-gpu',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--hide-scrollbars',
];

/** Finds or unpacks the browser. Safe to call from several processes at once. */
export async function browser(): Promise<Browser> {
  return !process.env.CHROMIUM_PATH && process.platform === 'linux' && process.arch === 'x64'
    ? pinned()
    : fullBrowser();
}

/** One that can show notifications, which the pinned one can't. */
export async function fullBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!existsSync(own)) throw new Error(`CHROMIUM_PATH does not point to a file: ${own}`);
    return { executablePath: own, env: inherited(), args: pinnedArgs };
  }
  const { chromium } = await import('playwright-core');
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) {
    throw new Error('No browser found. Run `npx playwright install chromium`, or set CHROMIUM_PATH.');
  }
  return { executablePath, env: inherited(), args: [] };
}

async function pinned(): Promise<Browser> {
  const packageRoot = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../..');
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  const home = join(cache, version);
  if (!existsSync(home)) await unpack(join(packageRoot, 'bin'), home);
  return {
    executablePath: join(home, 'chromium'),
    args: pinnedArgs,
    env: {
      ...inherited(),
      LD_LIBRARY_PATH: [join(home, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
      VK_ICD_FILENAMES: join(home, 'vk_swiftshader_icd.json'),
    },
  };
}

/** Unpacks to a temporary folder and renames at the end: nobody sees a half-unpacked browser, and the first one wins. */
async function unpack(packed: string, home: string): Promise<void> {
  const { extract } = await import('tar-fs');
  const draft = `${home}.${process.pid}.draft`;
  await mkdir(draft, { recursive: true });
  try {
    const inflate = (name: string) => [createReadStream(join(packed, name)), createBrotliDecompress()] as const;
    await Promise.all([
      pipeline(...inflate('chromium.br'), createWriteStream(join(draft, 'chromium'))),
      ...['al2023', 'fonts', 'swiftshader'].map((name) => pipeline(...inflate(`${name}.tar.br`), extract(draft))),
    ]);
    await chmod(join(draft, 'chromium'), 0o755);
    await writeFile(join(draft, 'fonts.conf'), fontConfig(home));
    await rename(draft, home).catch((error: unknown) => {
      if (!existsSync(home)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Only our fonts, so that text doesn't depend on the machine's fonts. */
function fontConfig(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(home, 'fonts')}</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
  <config></config>
</fontconfig>
`;
}

/** Free bytes of shared memory. */
function sharedMemory(): number {
  if (!existsSync('/dev/shm')) return 0;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize;
}

function inherited(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

if (import.meta.main) console.log((await browser()).executablePath);

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { chromium, type Browser } from 'playwright-core';
import { encode } from 'uqr';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installSecurityHeaders } from '#server/plugins/security-headers';
import { readSettings } from '#server/settings';
import { browser as pinned } from '../../scripts/browser.ts';

const text = 'bitcoin:tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx?amount=0.0015';
const detector = join(import.meta.dirname, '../../src/design-system/components/qr-scanner/detector.ts');

/** Reads the camera with the scanner's own code; the title becomes what it read. */
const script = `
  import { loadDetector } from ${JSON.stringify(detector)};
  const video = document.querySelector('video');
  video.srcObject = await navigator.mediaDevices.getUserMedia({ video: true });
  await video.play();
  const detector = await loadDetector();
  let codes = [];
  while (codes.length === 0) {
    codes = await detector.detect(video);
    await new Promise(requestAnimationFrame);
  }
  document.title = codes[0].rawValue;
`;

/** The scanner's code as the app's build makes it, by file name. */
async function bundle(): Promise<Map<string, string>> {
  const page = 'virtual:page';
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'page', resolveId: (id) => (id === page ? page : null), load: (id) => (id === page ? script : null) },
    ],
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: { input: page, output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' } },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])));
}

/** A film of one frame for Chromium's fake camera, in YUV 4:2:0. */
function film(): Buffer {
  const [width, height, cell] = [640, 480, 8];
  const { data, size } = encode(text, { border: 4 });
  const light = Buffer.alloc(width * height, 150);
  const [left, top] = [(width - size * cell) >> 1, (height - size * cell) >> 1];
  for (let y = 0; y < size * cell; y += 1) {
    for (let x = 0; x < size * cell; x += 1) {
      const dark = data[Math.floor(y / cell)]?.[Math.floor(x / cell)] ?? false;
      light[(top + y) * width + left + x] = dark ? 40 : 210;
    }
  }
  const colors = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`), light, colors]);
}

let app: FastifyInstance;
let folder = '';
let browser: Browser;
let origin = '';

beforeAll(async () => {
  const files = await bundle();
  app = Fastify();
  await installSecurityHeaders(app, readSettings({ NODE_ENV: 'test' }));
  app.get('/', (_request, reply) =>
    reply
      .type('text/html')
      .send('<!doctype html><title></title><video muted></video><script type=module src=/page.js></script>'),
  );
  app.get('/:file', (request, reply) => {
    const code = files.get(request.url);
    return code === undefined ? reply.callNotFound() : reply.type('text/javascript').send(code);
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'florin-camera-'));
  const path = join(folder, 'code.y4m');
  await writeFile(path, film());
  const options = await pinned();
  browser = await chromium.launch({
    ...options,
    args: [
      ...options.args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
    ],
  });
});

afterAll(async () => {
  await browser.close();
  await app.close();
  await rm(folder, { recursive: true });
});

it('reads a code through the camera, under the headers of the server', async () => {
  const page = await browser.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto(origin);
  await page.waitForFunction(() => document.title !== '');
  expect(await page.title()).toBe(text);
  expect(refused.filter((each) => !each.includes('favicon'))).toEqual([]);
  expect(new Set(requests)).toEqual(new Set([origin]));
});

/**
 * `npm run screenshots -- http://localhost:5173`: takes the pictures that the web app manifest shows, from a running sandbox.
 * Chromium wants PNG or JPEG, and a long side of no more than 2.3 times the short one.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { browser as pinned } from './browser.ts';
import { screenshotFile, screenshots } from './vite/app-manifest.ts';

const [origin = 'http://localhost:5173'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../public');

await mkdir(join(folder, 'screenshots'), { recursive: true });
const browser = await chromium.launch(await pinned());
for (const each of screenshots) {
  const { width, height, scale, path, form } = each;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: form === 'narrow',
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await page.locator('input[name=username]').fill('demo');
  await page.locator('input[type=password]').fill('demo-florin');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.request.post('/api/notice/readAll', { headers: { token }, data: {} });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const file = screenshotFile(each);
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colors: 128, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, file));
  console.log(`${file} ${(size / 1000).toFixed(0)} kB`);
  await context.close();
}
await browser.close();

import { rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installSecurityHeaders } from '#server/plugins/security-headers';
import { loadTexts } from '#server/plugins/texts';
import { installWeb } from '#server/plugins/web';
import { readSettings } from '#server/settings';
import { cspHash } from '../support/csp-hash.ts';
import { openFolder } from '../support/folder.ts';
import { sendRaw } from '../support/raw-request.ts';
import { makeWebFolder, SCRIPT } from '../support/web-folder.ts';

const OUTSIDE = '{"name":"outside"}';

let parent = '';
let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  parent = await openFolder();
  folder = join(parent, 'web');
  await makeWebFolder(folder);
  await writeFile(join(parent, 'package.json'), OUTSIDE);
  app = Fastify();
  await installSecurityHeaders(app, readSettings({ NODE_ENV: 'test' }));
  await installWeb(app, folder, loadTexts('http://localhost'));
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await rm(parent, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers } });

describe('the built app', () => {
  it.each(['/', '/wallet/up/USDT', '/user/agreement', '/no-such-page?x=1'])('serves its page for %s', async (url) => {
    const response = await open(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toMatch(/^<!doctype html>/);
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-store',
    });
  });

  it('serves its page at / to clients that accept anything', async () => {
    const response = await app.inject({ url: '/', headers: { accept: '*/*' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
  });

  it('serves files compressed at build time', async () => {
    const response = await open('/static/app-4f1c.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
  });

  it('makes browsers cache files with a hash in their name', async () => {
    const response = await open('/static/app-4f1c.js');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toContain('javascript');
  });

  it.each(['/static/gone-0000.js', '/api/nope', '/uploads/nope', '/operator/nope'])(
    'returns 404 for %s',
    async (url) => {
      const response = await open(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toContain('application/json');
    },
  );

  it('returns 404 where no page was requested', async () => {
    expect((await app.inject({ url: '/picture.png', headers: { accept: 'image/*' } })).statusCode).toBe(404);
  });

  // Over a socket, since clients resolve the dots before they send a path.
  it.each([
    '/../package.json',
    '/static/../../package.json',
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/..%2fpackage.json',
    '/static/..%2f..%2fpackage.json',
  ])('never leaves its folder: %s', async (path) => {
    const { port } = app.server.address() as AddressInfo;
    const head = 'Host: localhost\r\nAccept: */*\r\nConnection: close\r\n\r\n';
    const { status, body } = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${head}`);
    expect(status).toBe(404);
    expect(body).not.toContain(OUTSIDE);
  });

  it.each([
    '/.vite/manifest.json',
    '/.vite/manifest.json.br',
    '/%2evite/manifest.json',
    '/.vite%2fmanifest.json',
    '/.env',
    '/.git/config',
    '/static/.hidden',
  ])('returns 404 for %s, an internal file of the build or a dotfile', async (url) => {
    for (const accept of ['*/*', 'text/html']) {
      const response = await app.inject({ url, headers: { accept, 'accept-encoding': 'br' } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ status: 0, data: { code: 'no-such-call' } });
    }
  });

  it.each(['/static/app-4f1c.js/', '//static/app-4f1c.js', '/%5cstatic/app-4f1c.js'])(
    'serves a file at one address: not at %s',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404);
    },
  );

  it.each(['/index.html', '/index%2ehtml', '/index.html?invite=7K2M'])('redirects from %s to /', async (url) => {
    const response = await open(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(url.includes('?') ? '/?invite=7K2M' : '/');
  });

  it.each([
    '/index.html',
    '/index.html.br',
    '/static/..%2findex.html',
    '/./index.html',
    '//index.html',
    '///INDEX.html',
    '/%5cindex.html',
  ])('never serves the page without its policy: %s', async (url) => {
    for (const encoding of ['identity', 'br']) {
      for (const accept of ['*/*', 'text/html']) {
        const { rawPayload, headers } = await app.inject({ url, headers: { accept, 'accept-encoding': encoding } });
        const policy = String(headers['content-security-policy']);
        if (rawPayload.includes('@layer')) expect(policy).toContain("style-src 'self' 'sha256-");
        // Compressed, the check above would miss it.
        expect(headers['content-type'] ?? '').not.toContain('octet-stream');
      }
    }
  });

  it('returns 404 while a build replaces the page', async () => {
    const [away, page] = [join(folder, 'away.html'), join(folder, 'index.html')];
    await rename(page, away);
    const during = await open('/wallet', { 'accept-encoding': 'identity' });
    await rename(away, page);
    expect(during.statusCode).toBe(404);
    expect((await open('/wallet')).statusCode).toBe(200);
  });

  it('allows its own pages the camera, and nothing the microphone', async () => {
    const policy = (await open('/')).headers['permissions-policy'];
    expect(policy).toContain('camera=(self)');
    expect(policy).toContain('microphone=()');
  });

  it('allows its inline code by its hashes, and none where there is no page', async () => {
    const policy = (await open('/')).headers['content-security-policy'];
    expect(policy).toContain(`style-src 'self' ${cspHash('@layer theme, base;')};`);
    expect(policy).toContain(`script-src 'self' ${cspHash('1')};`);
    const other = (await open('/static/app-4f1c.js')).headers['content-security-policy'];
    expect(other).toContain("script-src 'self';");
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';

const server = useApp();

describe('the protocol', () => {
  it.each(['/api/nope', '/api/petition/nope', '/api/', '/api/user/realAuth'])(
    'returns 404 as JSON for %s, which is not served',
    async (url) => {
      const response = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ status: 0, data: { code: 'no-such-call' } });
    },
  );

  it('returns 400 for broken JSON and 413 for a long body', async () => {
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/index/login',
        payload,
        headers: { 'content-type': 'application/json' },
      });
    expect((await send('{')).statusCode).toBe(400);
    expect((await send('{"__proto__":{"a":1}}')).statusCode).toBe(400);
    expect((await send(JSON.stringify({ username: 'x'.repeat(70_000) }))).statusCode).toBe(413);
  });

  it('reports unknown fields in a body and in a query', async () => {
    const { client } = await server.customer();
    const body = await client.send({
      method: 'POST',
      url: '/api/flash/quote',
      payload: { from: 'USDT', to: 'BTC', amount: '5', side: 'from', rate: '1' },
    });
    expect(body.statusCode).toBe(422);
    expect(body.json()).toMatchObject({ data: { code: 'invalid', errors: { rate: ['Unknown field'] } } });
    const query = await client.send({ url: '/api/flash/records?page=1&customer=someone' });
    expect(query.statusCode).toBe(422);
    expect(Object.keys(query.json<{ data: { errors: object } }>().data.errors)).toEqual(['customer']);
  });

  it('requires an idempotency key for calls that move money', async () => {
    const { client } = await server.customer();
    const response = await client.send({ method: 'POST', url: '/api/flash/exchange', payload: { quote: 'a' } });
    expect(response.statusCode).toBe(400);
  });

  it('returns 409 when a key is reused with another body', async () => {
    const { client } = await server.customer();
    const key = randomUUID();
    const first = await client.try('POST flash/exchange', { quote: 'a' }, { key });
    expect(first.data.code).toBe('not-found');
    const again = await client.try('POST flash/exchange', { quote: 'a' }, { key });
    expect({ ...again, headers: {} }).toEqual({ ...first, headers: {} });
    expect(await client.try('POST flash/exchange', { quote: 'b' }, { key })).toMatchObject({
      http: 409,
      data: { code: 'idempotency-conflict' },
    });
  });

  it.each([
    [{ lang: 'de-de' }, 'de-de'],
    [{ lang: 'DE-DE' }, 'de-de'],
    [{ lang: 'xx-xx', 'accept-language': 'th' }, 'th-th'],
    [{ 'accept-language': 'pl, de-AT;q=0.8, en;q=0.5' }, 'de-de'],
    [{ 'accept-language': 'ja' }, 'ja-jp'],
    [{ 'accept-language': 'zh-HK' }, 'zh-tw'],
    [{ 'accept-language': 'nb-NO' }, 'en-us'],
    [{}, 'en-us'],
  ])('responds to the headers %o in %s', async (headers, lang) => {
    const response = await server.app.inject({ url: '/api/index/lang', headers });
    expect(response.json()).toMatchObject({ data: { lang } });
  });

  it('hides internal details of an error but returns a request id for support', async () => {
    const { client } = await server.customer();
    await server.db.schema.alterTable('notices').renameTo('notices_away').execute();
    try {
      const response = await client.try('GET notice/index', {});
      expect(response).toMatchObject({
        http: 500,
        status: 0,
        message: 'Something went wrong on our end. Try again.',
      });
      expect(Object.keys(response.data).toSorted()).toEqual(['code', 'request']);
      expect(JSON.stringify(response.data)).not.toContain('notices');
    } finally {
      await server.db.schema.alterTable('notices_away').renameTo('notices').execute();
    }
  });

  it('serves a health check and its OpenAPI document', async () => {
    expect((await server.app.inject({ url: '/healthz' })).json()).toEqual({ ok: true });
    const { openapi, paths } = (await server.app.inject({ url: '/openapi.json' })).json<{
      openapi: string;
      paths: object;
    }>();
    expect(openapi).toBe('3.1.0');
    expect(paths).toHaveProperty(['/index/login', 'post', 'requestBody']);
  });

  it('lets nothing but the sanitizer and the service worker make HTML and addresses of scripts', async () => {
    for (const url of ['/api/index/lang', '/api/nope', '/uploads/nope', '/openapi.json', '/favicon.svg', '/']) {
      const policy = String((await server.app.inject({ url })).headers['content-security-policy']).split(';');
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain('trusted-types prose service-worker');
    }
  });

  it.each(['/%zz<script>', '/api/<script>', '/api/index/lang?<script>=1', '/uploads/<script>', '/static/<script>'])(
    'sends nothing of %s back, and nothing that a browser takes for a page',
    async (url) => {
      const { body, headers } = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(Object.keys((JSON.parse(body) as { data: object }).data)).toContain('code');
      expect(body.replace(/"errors":\{[^}]*\}/, '')).not.toContain('script');
    },
  );

  it('keeps browsers from loading, framing and sending anything elsewhere', async () => {
    const { headers } = await server.app.inject({ url: '/api/index/lang' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|style-src-|script-src-|\*|https?:/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

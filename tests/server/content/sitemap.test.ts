import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '#server/app';
import { transact } from '#server/db/transact';
import { seedSamples } from '#server/sandbox/content/index';
import { routes } from '../../../src/app/routes.ts';
import { useApp } from '../support/app.ts';

const server = useApp();

beforeAll(async () => {
  await transact(server.db, (tx) => seedSamples(tx, new Date()));
});

const addresses = async (): Promise<string[]> => {
  const { body, headers } = await server.app.inject('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};

describe('search engines', () => {
  it('may read everything, and learn where the sitemap is', async () => {
    const { body, headers } = await server.app.inject('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https?:\/\/[^/]+\/sitemap\.xml\n$/);
  });

  it('find every public screen that has something to read, and no other', async () => {
    const open = routes
      .filter(({ access, path }) => access === 'public' && !path.includes(':'))
      .map(({ path }) => path);
    const fixed = (await addresses()).filter((path) => !path.startsWith('/info/'));
    expect(fixed.toSorted()).toEqual(
      open.filter((path) => !['/404', '/login', '/end-session', '/endsession'].includes(path)).toSorted(),
    );
  });

  it('find each article until it is withdrawn', async () => {
    const { items } = await server.visitor().call('GET info/index', {});
    const [first] = items;
    if (!first) throw new Error('no article');
    expect(await addresses()).toEqual(expect.arrayContaining(items.map(({ id }) => `/info/${id}`)));
    await server.db
      .updateTable('content_articles')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', BigInt(first.id))
      .execute();
    server.clock.advance(61);
    expect(await addresses()).not.toContain(`/info/${first.id}`);
  });

  it('cost one query a minute, however often they ask', async () => {
    server.clock.advance(61);
    const queries = vi.spyOn(server.db, 'selectFrom');
    for (let turn = 0; turn < 5; turn += 1) await addresses();
    expect(queries).toHaveBeenCalledOnce();
    queries.mockRestore();
  });

  it('are limited by network', async () => {
    const limited = await buildApp({ ...server.services, limits: true });
    const ask = (remoteAddress: string) => limited.inject({ url: '/sitemap.xml', remoteAddress });
    for (let turn = 0; turn < 60; turn += 1) expect((await ask('203.0.113.9')).statusCode).toBe(200);
    expect((await ask('203.0.113.9')).statusCode).toBe(429);
    expect((await ask('203.0.113.10')).statusCode).toBe(200);
    await limited.close();
  });
});

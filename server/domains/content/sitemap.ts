import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../plugins/client-address.ts';
import { createLimiter } from '../../plugins/contract/limits.ts';
import { turnsOf } from '../../plugins/contract/turns.ts';
import type { Services } from '../../services.ts';
import { MINUTE_MS } from '../../time.ts';

/** The screens that anybody may read and that say something; each has one address for every language. */
const paths = [
  ...['/', '/trend', '/info', '/about', '/guarantee', '/transparency', '/partnership', '/customer-support', '/contact'],
  ...['/register', '/privacy-policy', '/user/agreement'],
];

/** A sitemap has at most 50,000 addresses. */
const MAX_ARTICLES = 10_000;

/** Far above what search engines need, per network. */
const LIMIT = { max: 60, seconds: 60 };

/** Serves what search engines ask for: which addresses there are. Customers' screens only lead to the login screen. */
export function serveSitemap(app: FastifyInstance, services: Services): void {
  const { db, settings, clock } = services;
  const site = settings.publicUrl.replace(/\/+$/, '');
  const limiter = createLimiter(app, services, 'sitemap', LIMIT);
  const turns = turnsOf(services);

  const writeSitemap = async (): Promise<string> => {
    const articles = await db
      .selectFrom('content_articles')
      .select('id')
      .where('withdrawn_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(MAX_ARTICLES)
      .execute();
    const addresses = [...paths, ...articles.map(({ id }) => `/info/${id}`)];
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses.map((path) => `<url><loc>${site}${path}</loc></url>`),
      '</urlset>\n',
    ].join('\n');
  };
  let written: { readonly text: string; readonly at: number } | undefined;

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (http, reply) => {
    const network = networkOf(http.ip);
    await limiter.count(http, network);
    const at = clock().getTime();
    // A clock that was ahead may have been set back.
    if (!written || Math.abs(at - written.at) >= MINUTE_MS)
      written = { text: await turns.forVisitor(network, writeSitemap), at };
    return reply.type('application/xml; charset=utf-8').send(written.text);
  });
}

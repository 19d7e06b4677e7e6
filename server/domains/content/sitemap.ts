import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';

/** The screens that anybody may read and that say something; each has one address for every language. */
const paths = [
  ...['/', '/trend', '/info', '/about', '/guarantee', '/transparency', '/partnership', '/customer-support', '/contact'],
  ...['/register', '/privacy-policy', '/user/agreement'],
];

/** A sitemap has at most 50,000 addresses. */
const MOST_ARTICLES = 10_000;

/** Serves what search engines ask for: which addresses there are. Customers' screens only lead to the login screen. */
export function serveSitemap(app: FastifyInstance, { db, settings }: Services): void {
  const site = settings.publicUrl.replace(/\/+$/, '');

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const articles = await db
      .selectFrom('content_articles')
      .select('id')
      .where('withdrawn_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(MOST_ARTICLES)
      .execute();
    const addresses = [...paths, ...articles.map(({ id }) => `/info/${id}`)];
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...addresses.map((path) => `<url><loc>${site}${path}</loc></url>`),
          '</urlset>\n',
        ].join('\n'),
      );
  });
}

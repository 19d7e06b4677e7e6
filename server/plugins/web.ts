import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { sendUnknownCall } from './contract/error-response.ts';
import type { Page, Pages } from './pages/index.ts';
import { inlineCodeOf } from './pages/template.ts';
import { allowInline } from './security-headers.ts';
import type { Texts } from './texts.ts';

const YEAR = 'public, max-age=31536000, immutable';
// Browsers revalidate each time and get a 304 while unchanged.
const FRESH = 'no-cache';
// A page that starts the app for a customer stays in no cache.
const PAGE = 'no-store';

// Unknown paths under these return 404 instead of the app's page, as do dotfiles and paths that start like another host.
const NOT_THE_APP = /^\/(api|uploads|operator|socket\.io|static)(\/|$)|\/\.|^\/[/\\]|\p{Cc}/u;

// Not the build's own files, nor the page without its security policy, also compressed.
const FILE = /^\/(?!index\.html)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/i;

const pathOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split('?', 1)[0] ?? '');

/** Starts the app at any address, also without a network: the service worker keeps it. */
const SHELL = '/shell';

const wantsPage = (request: FastifyRequest): boolean =>
  !NOT_THE_APP.test(pathOf(request)) &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  // Serve the page at / to any client, such as a monitor that accepts anything.
  (['/', SHELL].includes(request.routeOptions.url ?? '') || (request.headers.accept ?? '').includes('text/html'));

const accepted = ({ headers }: FastifyRequest): 'br' | 'gzip' | undefined => {
  const encodings = headers['accept-encoding'] ?? '';
  return (['br', 'gzip'] as const).find((each) => new RegExp(`\\b${each}\\b`).test(encodings));
};

/** Sends a rendered page, which depends on the cookies and the languages of the browser. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<string | Buffer | undefined> {
  allowInline(reply, page.inline);
  reply
    .header('cache-control', FRESH)
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('etag', page.tag);
  if (request.headers['if-none-match'] === page.tag) {
    reply.code(304);
    return undefined;
  }
  reply.code(200).type('text/html; charset=utf-8');
  const encoding = accepted(request);
  if (!encoding) return page.html;
  reply.header('content-encoding', encoding);
  return page.compressed(encoding);
}

/**
 * Serves the files of the built app, the pages that the server renders, and the page that starts the app for every other path
 * that a browser opens. Does nothing without a build.
 */
export async function installWeb(app: FastifyInstance, folder: string, texts: Texts, pages?: Pages): Promise<void> {
  const built = await stat(join(folder, 'index.html')).catch(() => undefined);
  const unknown = sendUnknownCall(texts);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      index: false,
      // Its own route reads all names in the folder for each file.
      serve: false,
      setHeaders: (reply, path) => {
        // Names under static/ carry a hash of the content.
        reply.header('cache-control', path.includes(`${sep}static${sep}`) ? YEAR : FRESH);
      },
    });
    app.get('/*', (request, reply) => {
      const path = pathOf(request);
      return FILE.test(path) ? reply.sendFile(path) : reply.callNotFound();
    });
  }
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    // The page may be missing briefly while a build replaces it.
    const shell = built && wantsPage(request) ? await readFile(join(folder, 'index.html'), 'utf8').catch(() => '') : '';
    if (!shell) return unknown(request, reply);
    const page = pages?.built === shell ? await pages.find(request, pathOf(request)) : undefined;
    if (page) return sendPage(request, reply, page);
    // What starts the app is never cached, so no tag matches.
    const { 'if-match': ifMatch = '*' } = request.headers;
    if (ifMatch !== '*') throw Object.assign(new Error('precondition failed'), { statusCode: 412 });
    allowInline(reply, inlineCodeOf(shell));
    reply.code(200).header('cache-control', PAGE).type('text/html; charset=utf-8');
    return shell;
  };
  // Needs its own route, because the static file plugin treats it as a folder.
  app.get('/', respond);
  app.get(SHELL, respond);
  app.get('/index.html', (request, reply) => reply.redirect(request.url.replace(/^[^?]*/, '/'), 308));
  app.setNotFoundHandler(respond);
}

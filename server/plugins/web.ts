import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { sendUnknownCall } from './contract/error-response.ts';
import { nonceOf } from './security-headers.ts';
import type { Texts } from './texts.ts';

const YEAR = 'public, max-age=31536000, immutable';
// Browsers revalidate each time and get a 304 while unchanged.
const FRESH = 'no-cache';
// Never cached, because its nonce is valid once.
const PAGE = 'no-store';

/** Placeholder for the nonce in the built page; see `html.cspNonce` in vite.config.ts. */
const NONCE = '__csp-nonce__';

// Unknown paths under these return 404 instead of the app's page, as do dotfiles and paths that start like another host.
const NOT_THE_APP = /^\/(api|uploads|operator|socket\.io|static)(\/|$)|\/\.|^\/\//;

// The build's own files, and the page without its nonce, also compressed.
const NOT_PUBLIC = /\/\.|^\/index\.html/;

const pathOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split('?', 1)[0] ?? '');

const wantsPage = (request: FastifyRequest): boolean =>
  !NOT_THE_APP.test(pathOf(request)) &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  // Serve the page at / to any client, such as a monitor that accepts anything.
  (request.routeOptions.url === '/' || (request.headers.accept ?? '').includes('text/html'));

/** Serves the files of the built app, and its page for every other path that a browser opens. Does nothing without a build. */
export async function installWeb(app: FastifyInstance, folder: string, texts: Texts): Promise<void> {
  const built = await stat(join(folder, 'index.html')).catch(() => undefined);
  const unknown = sendUnknownCall(texts);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      index: false,
      allowedPath: (path) => !NOT_PUBLIC.test(path),
      setHeaders: (reply, path) => {
        // Names under static/ carry a hash of the content.
        reply.header('cache-control', path.includes(`${sep}static${sep}`) ? YEAR : FRESH);
      },
    });
  }
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    // The page may be missing briefly while a build replaces it.
    const page = built && wantsPage(request) ? await readFile(join(folder, 'index.html'), 'utf8').catch(() => '') : '';
    if (!page) return unknown(request, reply);
    // The page differs in each response, so no tag matches.
    const { 'if-match': ifMatch = '*' } = request.headers;
    if (ifMatch !== '*') throw Object.assign(new Error('precondition failed'), { statusCode: 412 });
    reply.code(200).header('cache-control', PAGE).type('text/html; charset=utf-8');
    return page.replaceAll(NONCE, nonceOf(reply.raw));
  };
  // Needs its own route, because the static file plugin treats it as a folder.
  app.get('/', respond);
  app.get('/index.html', (request, reply) => reply.redirect(request.url.replace(/^[^?]*/, '/'), 308));
  app.setNotFoundHandler(respond);
}

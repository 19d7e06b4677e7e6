import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { sendUnknownCall } from './contract/error-response.ts';
import { nonceOf } from './security-headers.ts';
import type { Texts } from './texts.ts';

const YEAR = 'public, max-age=31536000, immutable';
// Asked again each time, answered with 304 while unchanged.
const FRESH = 'no-cache';
// Kept by no cache, since its nonce is good once.
const PAGE = 'no-store';

/** Stands in the built page wherever a nonce belongs; `html.cspNonce` of vite.config.ts. */
const NONCE = '__csp-nonce__';

// What is not there under these is missing, and no page of the app; nor is a dotfile, or an address that begins as another host's.
const NOT_THE_APP = /^\/(api|uploads|operator|socket\.io|static)(\/|$)|\/\.|^\/\//;

// What the build writes for itself, and the page before a nonce is put into it, compressed too.
const NOT_PUBLIC = /\/\.|^\/index\.html/;

const pathOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split('?', 1)[0] ?? '');

const wantsPage = (request: FastifyRequest): boolean =>
  !NOT_THE_APP.test(pathOf(request)) &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  // The start is a page for whoever asks, such as a monitor that takes anything.
  (request.routeOptions.url === '/' || (request.headers.accept ?? '').includes('text/html'));

/** The built app: its files, and its page for every other address that a browser opens. Without a build: nothing. */
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
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // A page may be missing for a moment, while a build replaces it.
    const page = built && wantsPage(request) ? await readFile(join(folder, 'index.html'), 'utf8').catch(() => '') : '';
    if (!page) return unknown(request, reply);
    // The page is made for each response, so it matches no tag.
    const { 'if-match': ifMatch = '*' } = request.headers;
    if (ifMatch !== '*') throw Object.assign(new Error('precondition failed'), { statusCode: 412 });
    reply.code(200).header('cache-control', PAGE).type('text/html; charset=utf-8');
    return page.replaceAll(NONCE, nonceOf(reply.raw));
  };
  // Its own route, since the files' one takes it for a folder.
  app.get('/', answer);
  app.get('/index.html', (request, reply) => reply.redirect(request.url.replace(/^[^?]*/, '/'), 308));
  app.setNotFoundHandler(answer);
}

import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Texts } from './texts.ts';
import { answerUnknownCall } from './contract/errors.ts';
import { nonceOf } from './security-headers.ts';

const YEAR = 'public, max-age=31536000, immutable';
// Asked again each time, answered with 304 while unchanged.
const FRESH = 'no-cache';
// Kept by no cache, since its nonce is good once.
const PAGE = 'no-store';

/** Stands in the built page wherever a nonce belongs; `html.cspNonce` of vite.config.ts. */
const NONCE = '__csp-nonce__';

// What is not there under these is missing, and no page of the app.
const NOT_THE_APP = /^\/(api|uploads|operator|socket\.io|static)(\/|$)/;

const wantsPage = (request: FastifyRequest): boolean =>
  !NOT_THE_APP.test(request.url) &&
  (request.method === 'GET' || request.method === 'HEAD') &&
  // The start is a page for whoever asks, such as a monitor that takes anything.
  (request.routeOptions.url === '/' || (request.headers.accept ?? '').includes('text/html'));

/** The built app: its files, and its page for every other address that a browser opens. Without a build: nothing. */
export async function installWeb(app: FastifyInstance, folder: string, texts: Texts): Promise<void> {
  const built = await stat(join(folder, 'index.html')).catch(() => undefined);
  const unknown = answerUnknownCall(texts);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      index: false,
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
    reply.code(200).header('cache-control', PAGE).type('text/html; charset=utf-8');
    return page.replaceAll(NONCE, nonceOf(reply.raw));
  };
  // Its own route, since the files' one takes it for a folder.
  app.get('/', answer);
  app.setNotFoundHandler(answer);
}

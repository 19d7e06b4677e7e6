import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Texts } from './texts.ts';
import { answerUnknownCall } from './contract/errors.ts';

const YEAR = 'public, max-age=31536000, immutable';
// Asked again each time, answered with 304 while unchanged.
const FRESH = 'no-cache';

// What is not there under these is missing, and no page of the app.
const NOT_THE_APP = /^\/(api|uploads|operator|socket\.io|assets)(\/|$)/;

const wantsPage = (request: FastifyRequest): boolean =>
  !NOT_THE_APP.test(request.url) &&
  (request.method === 'GET' || request.method === 'HEAD') && (request.headers.accept ?? '').includes('text/html');

/** The built app: its files, and its page for every other address that a browser opens. Without a build: nothing. */
export async function installWeb(app: FastifyInstance, folder: string, texts: Texts): Promise<void> {
  const built = await stat(join(folder, 'index.html')).catch(() => undefined);
  const unknown = answerUnknownCall(texts);
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names under assets/ carry a hash of the content.
        reply.header('cache-control', path.includes(`${sep}assets${sep}`) ? YEAR : FRESH);
      },
    });
  }
  // A page that is itself missing, as while a build replaces it, comes back here.
  const tried = new WeakSet<FastifyRequest>();
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (built && wantsPage(request) && !tried.has(request)) {
      tried.add(request);
      return reply.code(200).sendFile('index.html');
    }
    return unknown(request, reply);
  });
}

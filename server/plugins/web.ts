import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Texts } from './texts.ts';
import { answerUnknownCall } from './contract/errors.ts';

const YEAR = 'public, max-age=31536000, immutable';
// Asked again each time, answered with 304 while unchanged.
const FRESH = 'no-cache';

const wantsPage = (request: FastifyRequest): boolean =>
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
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (built && wantsPage(request)) return reply.code(200).sendFile('index.html');
    return unknown(request, reply);
  });
}

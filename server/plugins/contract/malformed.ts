import type { FastifyInstance } from 'fastify';
import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { defaultLanguage } from '#contract/languages';
import { ProtocolError } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import { sealedAnswer } from '../security-headers.ts';
import type { Texts } from '../texts.ts';
import { failure } from './envelope.ts';
import { codeOfStatus } from './error-response.ts';

/** Errors of Node's HTTP parser with a status other than 400. */
const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const headersOf = (settings: Settings, body: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
  connection: 'close',
  ...sealedAnswer(settings),
});

/** Uses English, because an unreadable request has no readable language. */
function envelopeOf(texts: Texts, status: number): string {
  const code = codeOfStatus(status);
  return JSON.stringify(failure(texts.text(defaultLanguage, `errors:${code}`), code));
}

function endWith(socket: Duplex, settings: Settings, status: number, body: string): void {
  // Ignore a reset; the connection is ending anyway.
  socket.on('error', () => {});
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headersOf(settings, body)).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Responds with the envelope to what Node can't parse as a request, and closes the connection. */
export const refuseUnreadable =
  (texts: Texts, settings: Settings) =>
  (error: Error & { readonly code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else {
      const status = STATUS_BY_ERROR[error.code ?? ''] ?? 400;
      endWith(socket, settings, status, envelopeOf(texts, status));
    }
  };

/** Responds with the envelope where Node would send an empty response or none. */
export function refuseUnusual(app: FastifyInstance, texts: Texts, settings: Settings): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = envelopeOf(texts, 417);
    response.writeHead(417, headersOf(settings, body));
    response.end(body);
  });
  app.server.on('connect', (_request, socket) => endWith(socket, settings, 404, envelopeOf(texts, 404)));
  // Replaces Node's own check, which sends an empty response.
  app.addHook('onRequest', async ({ headers, raw }, reply) => {
    if (headers.host !== undefined || raw.httpVersion !== '1.1') return;
    // Before the hook that adds them to other answers.
    reply.headers(sealedAnswer(settings));
    throw new ProtocolError('bad-request');
  });
}

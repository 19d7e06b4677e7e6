import type { FastifyInstance } from 'fastify';
import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { defaultLanguage } from '#contract/languages';
import { ProtocolError } from '../../errors.ts';
import type { Texts } from '../texts.ts';
import { failure } from './envelope.ts';
import { codeOfStatus } from './error-response.ts';

/** Errors of Node's HTTP parser with a status other than 400. */
const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** Uses English, because an unreadable request has no readable language. */
function envelopeOf(texts: Texts, status: number): string {
  const code = codeOfStatus(status);
  return JSON.stringify(failure(texts.text(defaultLanguage, `errors:${code}`), code));
}

function endWith(socket: Duplex, status: number, body: string): void {
  // Ignore a reset; the connection is ending anyway.
  socket.on('error', () => {});
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Responds with the envelope to what Node can't parse as a request, and closes the connection. */
export const refuseUnreadable =
  (texts: Texts) =>
  (error: Error & { readonly code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else {
      const status = STATUS_BY_ERROR[error.code ?? ''] ?? 400;
      endWith(socket, status, envelopeOf(texts, status));
    }
  };

/** Responds with the envelope where Node would send an empty response or none. */
export function refuseUnusual(app: FastifyInstance, texts: Texts): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = envelopeOf(texts, 417);
    response.writeHead(417, {
      'content-type': JSON_TYPE,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    });
    response.end(body);
  });
  app.server.on('connect', (_request, socket) => endWith(socket, 404, envelopeOf(texts, 404)));
  // Replaces Node's own check, which sends an empty response.
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw new ProtocolError('bad-request');
  });
}

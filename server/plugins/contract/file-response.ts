import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { endStalled } from './end-stalled.ts';

/** A response that is a file, written while it is read. */
export interface FileResponse {
  readonly name: string;
  readonly content: AsyncIterable<string>;
}

/** Streams a file as fast as the client reads. Ends the connection if the content fails, so that a part is never taken for the whole. */
export function sendFile(reply: FastifyReply, type: string, { name, content }: FileResponse): FastifyReply {
  endStalled(reply);
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(content, { highWaterMark: 1 }));
}

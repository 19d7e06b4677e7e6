import type { FastifyRequest } from 'fastify';
import type { UploadDefinition } from '#contract/call';
import { createCapacity } from '../contract/capacity.ts';
import { cleanImage } from './clean.ts';
import { readUploadedFile } from './form.ts';

/** Running uploads are in memory. Waiting ones aren't read yet and use almost none. */
const receiving = createCapacity({
  running: 16,
  runningPerCaller: 4,
  waiting: 500,
  waitingPerCaller: 20,
  waitMs: 10_000,
});

/**
 * Returns the cleaned image of an upload. Throws Refusal `file-too-large` or `file-type-refused`, InvalidFields without a
 * file, ProtocolError `bad-request` for a broken form, or Unavailable if too many arrive at once.
 */
export const receiveImage = (
  http: FastifyRequest,
  caller: string,
  { maxBytes, shape }: UploadDefinition,
): Promise<Buffer> =>
  receiving.run(caller, async () => cleanImage(caller, await readUploadedFile(http, maxBytes), shape));

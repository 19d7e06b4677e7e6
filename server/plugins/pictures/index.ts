import type { FastifyRequest } from 'fastify';
import type { UploadDefinition } from '#contract/call';
import { createCapacity } from '../contract/capacity.ts';
import { cleanPicture } from './clean.ts';
import { readFile } from './form.ts';

/** The bytes of these are in memory. Who waits is not read yet, and costs next to nothing. */
const receiving = createCapacity({
  running: 16,
  runningPerCaller: 4,
  waiting: 500,
  waitingPerCaller: 20,
  waitMs: 10_000,
});

/**
 * The picture of an upload, made again. Throws Refusal `file-too-large` or `file-type-refused`, InvalidFields without a file,
 * ProtocolError `bad-request` for a broken form, and Unavailable when too many are sent at once.
 */
export const receivePicture = (
  http: FastifyRequest,
  caller: string,
  { maxBytes, shape }: UploadDefinition,
): Promise<Buffer> => receiving.run(caller, async () => cleanPicture(caller, await readFile(http, maxBytes), shape));

import type { FastifyReply } from 'fastify';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { filesFolder } from '../uploads/store.ts';

/** Sends a customer's image. */
export const sendImage = (reply: FastifyReply, settings: Settings, filename: string): FastifyReply =>
  reply
    .type('image/jpeg')
    .header('x-content-type-options', 'nosniff')
    .send(createReadStream(join(filesFolder(settings), filename)));

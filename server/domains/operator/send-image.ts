import type { FastifyReply } from 'fastify';
import { Refusal } from '../../errors.ts';
import { endStalled } from '../../plugins/contract/end-stalled.ts';
import type { Services } from '../../services.ts';

/** Sends a customer's image. Throws Refusal `not-found` if it has just been deleted. */
export async function sendImage(
  reply: FastifyReply,
  { files }: Pick<Services, 'files'>,
  filename: string,
): Promise<FastifyReply> {
  const image = await files.read(filename);
  if (!image) throw new Refusal('not-found');
  endStalled(reply);
  return reply.type('image/jpeg').header('x-content-type-options', 'nosniff').send(image);
}

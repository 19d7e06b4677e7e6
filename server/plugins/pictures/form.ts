import type { FastifyRequest } from 'fastify';
import { InvalidFields, ProtocolError, Refusal } from '../../errors.ts';

async function readFirstFile(http: FastifyRequest, maxBytes: number) {
  try {
    // Gone while the session was looked up: the parser would never return.
    if (http.raw.destroyed) throw new Error('the sender is gone');
    const part = await http.file({ limits: { fileSize: maxBytes, files: 1, fields: 0 }, throwFileSizeLimit: false });
    return part && { name: part.fieldname, content: await part.toBuffer(), truncated: part.file.truncated };
  } catch {
    // A form without an end, without a boundary, or whose sender is gone: all of it is the sender's.
    throw new ProtocolError('bad-request');
  }
}

/** The one file of a form, from its field `file`. Throws Refusal `file-too-large`, InvalidFields without a file, ProtocolError `bad-request`. */
export async function readFile(http: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const file = http.isMultipart() ? await readFirstFile(http, maxBytes) : undefined;
  if (file?.truncated) throw new Refusal('file-too-large', { megabytes: Math.floor(maxBytes / 1_048_576) });
  if (file?.name !== 'file' || file.content.length === 0)
    throw new InvalidFields({ file: ['validation:file-required'] });
  return file.content;
}

import type { FastifyRequest } from 'fastify';
import { InvalidFields, ProtocolError, Refusal } from '../../errors.ts';

async function readFirstFile(http: FastifyRequest, maxBytes: number) {
  try {
    // If the client disconnected during the session lookup, the parser would never return.
    if (http.raw.destroyed) throw new Error('client disconnected');
    const part = await http.file({ limits: { fileSize: maxBytes, files: 1, fields: 0 }, throwFileSizeLimit: false });
    return part && { name: part.fieldname, content: await part.toBuffer(), truncated: part.file.truncated };
  } catch {
    // Every parser error is the client's: an incomplete form, a missing boundary, a lost connection.
    throw new ProtocolError('bad-request');
  }
}

/**
 * Returns the file from a form's field `file`. Throws Refusal `file-too-large`, InvalidFields without a file, or
 * ProtocolError `bad-request` for a broken form.
 */
export async function readUploadedFile(http: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const file = http.isMultipart() ? await readFirstFile(http, maxBytes) : undefined;
  if (file?.truncated) throw new Refusal('file-too-large', { megabytes: Math.floor(maxBytes / 1_048_576) });
  if (file?.name !== 'file' || file.content.length === 0)
    throw new InvalidFields({ file: ['validation:file-required'] });
  return file.content;
}

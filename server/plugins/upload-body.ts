import type { FastifyRequest } from 'fastify';
import { InvalidFields, Refusal } from '../refusal.ts';

/** The one file of a form, from its field `file`. Throws Refusal `file-too-large`, InvalidFields without a file. */
export async function readUpload(http: FastifyRequest, maxBytes: number): Promise<Buffer> {
  if (!http.isMultipart()) throw new InvalidFields({ file: ['validation:file-required'] });
  const part = await http.file({ limits: { fileSize: maxBytes, files: 1, fields: 0 }, throwFileSizeLimit: false });
  if (!part) throw new InvalidFields({ file: ['validation:file-required'] });
  const content = await part.toBuffer();
  if (part.file.truncated) throw new Refusal('file-too-large', { megabytes: Math.floor(maxBytes / 1_048_576) });
  if (part.fieldname !== 'file' || content.length === 0) throw new InvalidFields({ file: ['validation:file-required'] });
  return content;
}

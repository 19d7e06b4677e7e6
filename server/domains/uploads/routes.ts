import type { FastifyInstance } from 'fastify';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { is } from 'valibot';
import { filename as filenameField } from '#contract/fields';
import type { UploadCallName } from '#contract/index';
import { ProtocolError, Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import { turnsOf } from '../../plugins/contract/turns.ts';
import { sealed } from '../../plugins/security-headers.ts';
import { readCredentials } from '../../plugins/sessions/cookie.ts';
import { findCookieOwner } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { cancelFile, filesFolder, purposeOfFile, saveFile } from './store.ts';
import type { UploadPurpose } from './tables.ts';

export function registerUploads(app: FastifyInstance, services: Services): void {
  const { db, clock, settings } = services;
  const folder = filesFolder(settings);

  const take = (name: UploadCallName, purpose: UploadPurpose): void =>
    route(app, services, name, async ({ customer, file: content }) => {
      const filename = await saveFile(db, folder, { customer, purpose, content, at: clock() });
      return { filename, url: `/uploads/${filename}` };
    });

  take('POST upload/transferVoucher', 'voucher');
  take('POST upload/authentic', 'authentic');
  take('POST upload/avatar', 'avatar');
  take('POST upload/petition', 'petition');

  route(app, services, 'POST upload/cancel', async ({ request, customer }) => {
    await cancelFile(db, folder, { customer, filename: request.filename, at: clock() });
    return {};
  });
}

/** Returns undefined if the file has just been deleted. */
async function openFile(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Serves an image to its owner. Requires only the cookie: an image request has no token header, and reading changes
 * nothing. Other sites can't show the image, because the cookie is SameSite=Strict and the response is same-origin.
 */
export function serveUploads(app: FastifyInstance, services: Services): void {
  const { db, clock, settings } = services;
  const turns = turnsOf(services);
  app.get<{ Params: { filename: string } }>('/uploads/:filename', async (http, reply) => {
    const { cookie } = readCredentials(http, settings);
    const customer = cookie ? await turns.forSession(cookie, () => findCookieOwner(db, cookie, clock())) : undefined;
    if (!customer) throw new ProtocolError('session-gone');
    const { filename } = http.params;
    const purpose = is(filenameField, filename)
      ? await turns.forCustomer(customer, () => purposeOfFile(db, customer, filename))
      : undefined;
    const file = purpose && (await openFile(join(filesFolder(settings), filename)));
    if (!file) throw new Refusal('not-found');
    return (
      reply
        .type('image/jpeg')
        // Browsers must not store documents and vouchers on disk.
        .header('cache-control', purpose === 'avatar' ? 'private, max-age=86400' : 'private, no-store')
        .headers(sealed)
        .send(file.createReadStream())
    );
  });
}

import type { FastifyInstance } from 'fastify';
import { is } from 'valibot';
import { filename as filenameField } from '#contract/fields';
import type { UploadCallName } from '#contract/index';
import { addressOfUpload } from '#contract/uploads';
import { ProtocolError, Refusal } from '../../errors.ts';
import { endStalled } from '../../plugins/contract/end-stalled.ts';
import { limitCall } from '../../plugins/contract/limits.ts';
import { route } from '../../plugins/contract/route.ts';
import { turnsOf } from '../../plugins/contract/turns.ts';
import { sealed } from '../../plugins/security-headers.ts';
import { readCredentials } from '../../plugins/sessions/cookie.ts';
import { findCookieSession } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { cancelFile, purposeOfFile, saveFile } from './store.ts';
import type { UploadPurpose } from './tables.ts';

export function registerUploads(app: FastifyInstance, services: Services): void {
  const { db, clock, files } = services;

  const take = (name: UploadCallName, purpose: UploadPurpose): void =>
    route(app, services, name, async ({ customer, file: content, inTurn }) => {
      const filename = await saveFile(db, files, { customer, purpose, content, at: clock() }, inTurn);
      return { filename, url: addressOfUpload(filename) };
    });

  take('POST upload/transferVoucher', 'voucher');
  take('POST upload/authentic', 'authentic');
  take('POST upload/avatar', 'avatar');
  take('POST upload/petition', 'petition');

  route(app, services, 'POST upload/cancel', async ({ request, customer }) => {
    await cancelFile(db, files, { customer, filename: request.filename, at: clock() });
    return {};
  });
}

/**
 * Serves an image to its owner. Requires only the cookie: an image request has no token header, and reading changes
 * nothing. Other sites can't show the image, because the cookie is SameSite=Strict and the response is same-origin.
 */
export function serveUploads(app: FastifyInstance, services: Services): void {
  const { db, clock, settings, files } = services;
  const turns = turnsOf(services);
  const limit = limitCall(app, services, 'GET uploads', { access: 'customer' });
  app.get<{ Params: { filename: string } }>('/uploads/:filename', async (http, reply) => {
    await limit.beforeSession(http);
    const { cookie } = readCredentials(http, settings);
    const session = cookie ? await turns.forSession(cookie, () => findCookieSession(db, cookie, clock())) : undefined;
    if (!session) throw new ProtocolError('session-gone');
    await limit.afterSession(http, session);
    const { customer } = session;
    const { filename } = http.params;
    const purpose = is(filenameField, filename)
      ? await turns.forCustomer(customer, () => purposeOfFile(db, customer, filename))
      : undefined;
    // It may have just been deleted.
    const file = purpose && (await files.read(filename));
    if (!file) throw new Refusal('not-found');
    endStalled(reply);
    return (
      reply
        .type('image/jpeg')
        .header('content-disposition', `inline; filename="${filename}"`)
        // Browsers must not store documents and vouchers on disk.
        .header('cache-control', purpose === 'avatar' ? 'private, max-age=86400' : 'private, no-store')
        .headers(sealed)
        .send(file)
    );
  });
}

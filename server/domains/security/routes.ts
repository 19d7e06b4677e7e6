import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { answerSession } from '../account/session.ts';
import { begin, confirm, remove, renewRecoveryCodes } from './authenticator.ts';
import { beginPasskeyLogin, confirmLogin, passkeyLogin } from '../account/passkey-login.ts';
import { renamePasskey } from './passkey-store.ts';
import { addPasskey, beginPasskey, removePasskey } from './passkeys.ts';
import { readFactors } from './factors.ts';

export function registerFactors(app: FastifyInstance, services: Services): void {
  const { db } = services;

  route(app, services, 'GET user/factors', ({ customer }) => readFactors(db, customer));

  route(app, services, 'POST user/authenticator', ({ request, session, http }) =>
    begin(services, { session, http }, request.password),
  );

  route(app, services, 'POST user/confirmAuthenticator', async ({ request, session, http }) => ({
    recovery_codes: await confirm(services, { session, http }, request.code),
  }));

  route(app, services, 'POST user/removeAuthenticator', async ({ request, session, http }) => {
    await remove(services, { session, http }, request);
    return {};
  });

  route(app, services, 'POST user/recoveryCodes', async ({ request, session, http }) => ({
    recovery_codes: await renewRecoveryCodes(services, { session, http }, request),
  }));

  route(app, services, 'POST index/confirmLogin', async ({ request, http, reply }) =>
    answerSession(services, reply, await confirmLogin(services, http, request)),
  );

  route(app, services, 'POST user/passkeyOptions', async ({ request, session, http }) => ({
    options: await beginPasskey(services, { session, http }, request.password),
  }));

  route(app, services, 'POST user/addPasskey', async ({ request, session, http }) => ({
    id: await addPasskey(services, { session, http }, request),
  }));

  route(app, services, 'POST user/renamePasskey', async ({ request, customer }) => {
    if (!(await renamePasskey(db, customer, request.id, request.name))) throw new Refusal('not-found');
    return {};
  });

  route(app, services, 'POST user/removePasskey', async ({ request, session, http }) => {
    await removePasskey(services, { session, http }, request.id, request.password);
    return {};
  });

  route(app, services, 'POST index/passkeyOptions', ({ http }) => beginPasskeyLogin(services, http));

  route(app, services, 'POST index/passkeyLogin', async ({ request, http, reply }) =>
    answerSession(services, reply, await passkeyLogin(services, http, request)),
  );
}

import type { FastifyInstance } from 'fastify';
import { transact } from '../../db/transact.ts';
import { route } from '../../plugins/contract/route.ts';
import { clearSessionCookie, readCredentials } from '../../plugins/sessions/cookie.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import { rotateSession } from '../../plugins/sessions/rotation.ts';
import type { Services } from '../../services.ts';
import { recordActivity } from '../security/activity-store.ts';
import { logOut } from '../security/end-sessions.ts';
import { shownRemoval } from '../security/shown-removal.ts';
import { confirmLogin } from './confirm-login.ts';
import { logIn } from './log-in.ts';
import { readRemoval, reportLostAuthenticator } from './lost-authenticator.ts';
import { beginPasskeyLogin, passkeyLogin } from './passkey-login.ts';
import { resetPassword, sendRecoveryCode } from './recover-password.ts';
import { register } from './register.ts';
import { CODE_SECONDS, RESEND_SECONDS } from './rules.ts';
import { sendCode } from './send-code.ts';
import { sendSession } from './session.ts';
import { isUsernameFree, readScore, readUserInfo, saveNickname } from './store.ts';

export function registerAccount(app: FastifyInstance, services: Services): void {
  const { db, clock, settings } = services;

  route(app, services, 'POST index/login', async ({ request, http, reply }) =>
    sendSession(services, reply, await logIn(services, http, request)),
  );

  route(app, services, 'POST index/confirmLogin', async ({ request, http, reply }) =>
    sendSession(services, reply, await confirmLogin(services, http, request)),
  );

  route(app, services, 'POST index/authenticatorRemoval', async ({ request }) => {
    const { waitingDays, open } = await readRemoval(services, request.ticket);
    return { waiting_days: waitingDays, removal: open ? shownRemoval(open) : null };
  });

  route(app, services, 'POST index/lostAuthenticator', async ({ request, http }) => {
    const { repeated, ...open } = await reportLostAuthenticator(services, http, request);
    return { ...shownRemoval(open), repeated };
  });

  route(app, services, 'POST index/passkeyOptions', ({ http }) => beginPasskeyLogin(services, http));

  route(app, services, 'POST index/passkeyLogin', async ({ request, http, reply }) =>
    sendSession(services, reply, await passkeyLogin(services, http, request)),
  );

  route(app, services, 'POST index/forgotPassword', async ({ request, http }) => {
    await sendRecoveryCode(services, http, request.identifier);
    return { resend_after: RESEND_SECONDS, expires_in: CODE_SECONDS };
  });

  route(app, services, 'POST index/resetPassword', async ({ request, http, reply }) =>
    sendSession(services, reply, await resetPassword(services, http, request)),
  );

  route(app, services, 'POST index/register', async ({ request, http, reply, language }) => {
    const { invite_code: inviteCode, agreed = {}, ...rest } = request;
    const registration = { ...rest, agreed, inviteCode: inviteCode || undefined };
    return sendSession(services, reply, await register(services, http, registration, language));
  });

  route(app, services, 'POST index/checkUsername', async ({ request }) => ({
    available: await isUsernameFree(db, request.username),
  }));

  route(app, services, 'POST index/sendEmail', async ({ request: { email }, language, http, inTurn }) => {
    await sendCode(services, http, { email, purpose: 'register', language }, inTurn);
    return { resend_after: RESEND_SECONDS, expires_in: CODE_SECONDS };
  });

  route(app, services, 'POST user/logout', async ({ session, http, reply }) => {
    if (session) await logOut(services, { session, http });
    clearSessionCookie(reply, settings);
    return {};
  });

  route(app, services, 'POST user/refresh', async ({ customer, session, http, reply }) => {
    const { token } = readCredentials(http, settings);
    const credentials = await transact(db, (tx) => rotateSession(tx, session.id, token ?? '', clock()));
    return sendSession(services, reply, { customer, credentials });
  });

  route(app, services, 'GET user/info', async ({ customer }) => ({ info: await readUserInfo(db, customer, clock()) }));

  route(app, services, 'POST user/profile', async ({ request, customer, http }) => {
    await transact(db, async (tx) => {
      if (!(await saveNickname(tx, customer, request.nickname))) return;
      await recordActivity(tx, { customer, kind: 'nickname-changed', device: deviceOf(http), at: clock() });
    });
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'GET user/score', ({ customer }) => readScore(db, customer, clock()));
}

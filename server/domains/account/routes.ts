import type { FastifyInstance, FastifyReply } from 'fastify';
import { transact } from '../../db/transact.ts';
import { createLimiter } from '../../plugins/contract/limits.ts';
import { route } from '../../plugins/contract/route.ts';
import { clearSessionCookie, setSessionCookie } from '../../plugins/sessions/cookie.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import { type Credentials, endSession, openSession, rotateSession } from '../../plugins/sessions/store.ts';
import { Refusal } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { findForSignIn, isUsernameFree, readUserInfo } from './customers.ts';
import { isPassword } from './passwords.ts';
import { register, sendRegisterCode } from './register.ts';
import { CODE_SECONDS, RESEND_SECONDS, usernameKey } from './rules.ts';

/** Wrong passwords for one account, from wherever they come. */
const FAILED_SIGN_INS = { max: 10, seconds: 900 };

export function registerAccount(app: FastifyInstance, services: Services): void {
  const { db, clock, settings } = services;
  const failures = createLimiter(app, services, FAILED_SIGN_INS);

  async function answerSession(reply: FastifyReply, customer: string, { token, cookie }: Credentials) {
    setSessionCookie(reply, settings, cookie);
    return { token, info: await readUserInfo(db, customer) };
  }

  route(app, services, 'POST index/login', async ({ request, http, reply }) => {
    const account = usernameKey(request.username);
    await failures.check(http, account);
    const found = await findForSignIn(db, request.username);
    if (!(await isPassword(found?.passwordHash, request.password)) || !found) {
      await failures.count(http, account);
      throw new Refusal('wrong-credentials');
    }
    const credentials = await transact(db, (tx) => openSession(tx, found.id, deviceOf(http), clock()));
    return answerSession(reply, found.id, credentials);
  });

  route(app, services, 'POST index/register', async ({ request, http, reply, language }) => {
    const { invite_code: inviteCode, ...rest } = request;
    const registration = { ...rest, inviteCode: inviteCode || undefined };
    const { customer, credentials } = await register(services, registration, deviceOf(http), language);
    return answerSession(reply, customer, credentials);
  });

  route(app, services, 'POST index/checkUsername', async ({ request }) => ({
    available: await isUsernameFree(db, request.username),
  }));

  route(app, services, 'POST index/sendEmail', async ({ request, language }) => {
    await sendRegisterCode(services, request.email, language);
    return { resend_after: RESEND_SECONDS, expires_in: CODE_SECONDS };
  });

  route(app, services, 'POST user/logout', async ({ session, reply }) => {
    if (session) {
      await endSession(db, session.id, clock());
      services.live.endSession(session.id);
    }
    clearSessionCookie(reply, settings);
    return {};
  });

  route(app, services, 'POST user/refresh', async ({ customer, session, reply }) => {
    const credentials = await transact(db, (tx) => rotateSession(tx, session.id, clock()));
    return answerSession(reply, customer, credentials);
  });
}

import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import { listSessions } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { listActivity, PAGE_SIZE } from '../security/activity-store.ts';
import { readUserInfo } from './store.ts';
import { CODE_SECONDS, RESEND_SECONDS } from './rules.ts';
import {
  changeAddress,
  changeFundPassword,
  changePassword,
  setFundPassword,
  signOutDevices,
} from '../security/passwords.ts';
import { sendCode } from './send-code.ts';
import { answerSession } from './session.ts';

export function registerSecurity(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  route(app, services, 'POST user/password', async ({ request, customer, session, http, reply }) => {
    const credentials = await changePassword(services, { session, http }, request.password, request.new_password);
    return answerSession(services, reply, { customer, credentials });
  });

  route(app, services, 'POST user/tradingPassword', async ({ request, customer, session, http }) => {
    await setFundPassword(services, { session, http }, request.password);
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'POST user/trade-password', async ({ request, session, http }) => {
    await changeFundPassword(services, { session, http }, request.password, request.new_password);
    return {};
  });

  route(app, services, 'POST index/sendEmailOfChange', async ({ request, language, http }) => {
    await sendCode(services, http, request.email, 'change', language);
    return { resend_after: RESEND_SECONDS, expires_in: CODE_SECONDS };
  });

  route(app, services, 'POST user/email', async ({ request, customer, session, http }) => {
    await changeAddress(services, { session, http }, request);
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'GET user/sessions', async ({ customer, session }) => ({
    items: (await listSessions(db, customer, clock())).map(
      ({ id, device, address, created_at: created, seen_at: seen }) => ({
        id,
        device,
        address,
        current: id === session.id,
        created_at: created.toISOString(),
        seen_at: seen.toISOString(),
      }),
    ),
  }));

  route(app, services, 'POST user/endSession', async ({ request, session, http }) => {
    await signOutDevices(services, { session, http }, request.id);
    return {};
  });

  route(app, services, 'GET user/activity', async ({ request, customer }) => {
    const page = Number(request.page);
    const { rows, total } = await listActivity(db, customer, page);
    const items = rows.map(({ id, created_at: at, ...rest }) => ({
      id: String(id),
      ...rest,
      created_at: at.toISOString(),
    }));
    return { items, page, pageSize: PAGE_SIZE, total };
  });
}

import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/contract/route.ts';
import { listSessions } from '../../plugins/sessions/store.ts';
import type { Services } from '../../services.ts';
import { CODE_SECONDS, RESEND_SECONDS } from '../account/rules.ts';
import { sendCode } from '../account/send-code.ts';
import { sendSession } from '../account/session.ts';
import { readUserInfo } from '../account/store.ts';
import { listActivity, PAGE_SIZE } from './activity-store.ts';
import { confirmSetup, renewRecoveryCodes, startSetup, turnOff } from './manage-authenticator.ts';
import { confirmWithCode, confirmWithPasskey } from './confirm-session.ts';
import { changeEmailAddress } from './change-email.ts';
import { readFactors } from './read-factors.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './manage-passkeys.ts';
import { changeFundPassword, changePassword, setFundPassword } from './change-password.ts';
import { requestOwnRemoval, stopRemoval } from './remove-lost-authenticator.ts';
import { resetFundPassword, sendFundPasswordCode } from './recover-fund-password.ts';
import { endLinkedSession, readLinkedSession } from './end-linked-session.ts';
import { endSessionsOf } from './end-sessions.ts';
import { WAITING_DAYS } from './rules.ts';

export function registerSecurity(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  route(app, services, 'POST user/password', async ({ request, customer, session, http, reply }) => {
    const credentials = await changePassword(services, { session, http }, request.password, request.new_password);
    return sendSession(services, reply, { customer, credentials });
  });

  route(app, services, 'POST user/tradingPassword', async ({ request, customer, session, http }) => {
    await setFundPassword(services, { session, http }, request.password, request.trading_password);
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'POST user/trade-password', async ({ request, customer, session, http }) => {
    await changeFundPassword(services, { session, http }, request.password, request.new_password);
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'POST user/sendTradingCode', async ({ customer, http }) => {
    await sendFundPasswordCode(services, http, customer);
    return { resend_after: RESEND_SECONDS, expires_in: CODE_SECONDS };
  });

  route(app, services, 'POST user/resetTradingPassword', async ({ request, customer, session, http }) => {
    await resetFundPassword(services, { session, http }, request);
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'POST index/sendEmailOfChange', async ({ request: { email }, language, http, inTurn }) => {
    await sendCode(services, http, { email, purpose: 'change', language }, inTurn);
    return { resend_after: RESEND_SECONDS, expires_in: CODE_SECONDS };
  });

  route(app, services, 'POST user/email', async ({ request, customer, session, http }) => {
    await changeEmailAddress(services, { session, http }, request);
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'POST index/sessionLink', ({ request }) => readLinkedSession(services, request.secret));

  route(app, services, 'POST index/endSession', ({ request, http }) =>
    endLinkedSession(services, http, request.secret),
  );

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
    await endSessionsOf(services, { session, http }, request.id);
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

  route(app, services, 'GET user/factors', async ({ customer }) => ({
    ...(await readFactors(db, customer)),
    removal_waiting_days: WAITING_DAYS.password,
  }));

  route(app, services, 'POST user/authenticator', ({ request, session, http }) =>
    startSetup(services, { session, http }, request.password),
  );

  route(app, services, 'POST user/confirmAuthenticator', async ({ request, session, http }) => ({
    recovery_codes: await confirmSetup(services, { session, http }, request.code),
  }));

  route(app, services, 'POST user/removeAuthenticator', async ({ request, customer, session, http }) => {
    await turnOff(services, { session, http }, request.password);
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'POST user/lostAuthenticator', async ({ request, customer, session, http }) => {
    const { repeated } = await requestOwnRemoval(services, { session, http }, request);
    return { info: await readUserInfo(db, customer, clock()), repeated };
  });

  route(app, services, 'POST user/stopRemoval', async ({ customer, session, http }) => {
    await stopRemoval(services, { session, http });
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'POST user/recoveryCodes', async ({ request, session, http }) => ({
    recovery_codes: await renewRecoveryCodes(services, { session, http }, request.password),
  }));

  route(app, services, 'POST user/confirm', async ({ request, session, http }) => {
    await confirmWithCode(services, { session, http }, request.code);
    return {};
  });

  route(app, services, 'POST user/confirmWithPasskey', async ({ request, session, http }) => {
    await confirmWithPasskey(services, { session, http }, request);
    return {};
  });

  route(app, services, 'POST user/passkeyOptions', async ({ request, session, http }) => ({
    options: await beginPasskey(services, { session, http }, request.password),
  }));

  route(app, services, 'POST user/addPasskey', async ({ request, session, http }) => ({
    id: await addPasskey(services, { session, http }, request),
  }));

  route(app, services, 'POST user/renamePasskey', async ({ request, session, http }) => {
    await renamePasskey(services, { session, http }, request);
    return {};
  });

  route(app, services, 'POST user/removePasskey', async ({ request, session, http }) => {
    await removePasskey(services, { session, http }, request.id, request.password);
    return {};
  });
}

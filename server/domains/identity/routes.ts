import type { FastifyInstance } from 'fastify';
import { realStatus } from '#contract/fields';
import { transact } from '../../db/transact.ts';
import { mask } from '../../mask.ts';
import { route } from '../../plugins/contract/route.ts';
import { deviceOf } from '../../plugins/sessions/device.ts';
import type { Services } from '../../services.ts';
import { MINUTE_MS } from '../../time.ts';
import { readUserInfo } from '../account/store.ts';
import { changeAvatar } from './change-avatar.ts';
import { reviewMinutes } from './rules.ts';
import { latestVerification } from './store.ts';
import { submitVerification } from './submit-verification.ts';

export function registerIdentity(app: FastifyInstance, services: Services): void {
  const { db, clock, settings } = services;

  route(app, services, 'POST user/avatar', async ({ request, customer, http }) => {
    const filename = request.filename || null;
    await transact(db, (tx) => changeAvatar(tx, services, { customer, filename, device: deviceOf(http), at: clock() }));
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'POST user/realAuth', async ({ request, customer, http }) => {
    const { document, full_name: fullName, id_number: idNumber, front, back = null } = request;
    await transact(db, (tx) =>
      submitVerification(tx, services, {
        customer,
        document,
        fullName,
        idNumber,
        front,
        back,
        device: deviceOf(http),
        at: clock(),
      }),
    );
    return { info: await readUserInfo(db, customer, clock()) };
  });

  route(app, services, 'GET user/auth', async ({ customer }) => {
    const { real } = await readUserInfo(db, customer, clock());
    const latest = await latestVerification(db, customer);
    const minutes = reviewMinutes[settings.mode];
    const expectedAt = latest && new Date(latest.submittedAt.getTime() + minutes * MINUTE_MS);
    return {
      status: real.status,
      reason: real.reason,
      review_minutes: minutes,
      expected_at: (real.status === realStatus.inReview && expectedAt?.toISOString()) || null,
      full_name: latest ? mask(latest.fullName) : null,
      submitted_at: latest?.submittedAt.toISOString() ?? null,
      decided_at: latest?.decidedAt?.toISOString() ?? null,
      returned:
        real.status === realStatus.returned && latest?.front
          ? { document: latest.document, full_name: latest.fullName, front: latest.front, back: latest.back }
          : null,
    };
  });
}

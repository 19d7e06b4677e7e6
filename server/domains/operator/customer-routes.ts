import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { email as emailField, id as idField } from '#contract/fields';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { findCustomer } from '../account/store.ts';
import { lastBounce } from '../security/activity-store.ts';
import { endSessionsByOperator } from '../security/end-sessions.ts';
import { recordBounce } from '../security/record-bounce.ts';
import { findOpenRemoval } from '../security/removal-store.ts';
import { recordAction } from './audit-store.ts';
import { operatorOf } from './authenticate.ts';
import { verificationWords } from './status-words.ts';

const params = v.object({ id: idField });

const bounce = v.strictObject({
  email: emailField,
  /** Of a lasting failure (RFC 3463), such as `5.1.1`. One that begins with 4 is still being tried. */
  status: v.optional(v.pipe(v.string(), v.regex(/^5\.\d{1,3}\.\d{1,3}$/, 'validation:invalid'))),
});

/** The calls that show who a customer is, end their sessions, and note email that came back. */
export function registerCustomers(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  app.get('/customers/:id', async (http) => {
    const by = { operator: operatorOf(http), at: clock() };
    const { id } = validate(params, http.params);
    return transact(db, async (tx) => {
      const found = await findCustomer(tx, id, by.at);
      if (!found) throw new Refusal('not-found');
      await recordAction(tx, { ...by, act: 'customer-seen', subject: `customer/${id}` });
      const { username, nickname, email, language, verification, withdrawalsHeld, createdAt, closesAt, closedAt } =
        found;
      const removal = await findOpenRemoval(tx, id);
      return success({
        id,
        username,
        nickname,
        email,
        email_bounced_at: (await lastBounce(tx, id)) ?? null,
        language,
        registered_at: createdAt,
        verification: verificationWords[verification],
        withdrawals_held: withdrawalsHeld,
        authenticator_removal: removal ? { id: String(removal.id), state: removal.state, due_at: removal.dueAt } : null,
        closes_at: closesAt,
        closed_at: closedAt,
      });
    });
  });

  app.post('/customers/:id/end-sessions', async (http) => {
    const by = { operator: operatorOf(http), at: clock() };
    const { id } = validate(params, http.params);
    return transact(db, async (tx) => {
      if (!(await findCustomer(tx, id, by.at))) throw new Refusal('not-found');
      const count = await endSessionsByOperator(tx, services, id);
      await recordAction(tx, { ...by, act: 'sessions-ended', subject: `customer/${id}`, details: { count } });
      return success({ count });
    });
  });

  app.post('/bounces', async (http) => {
    const by = { operator: operatorOf(http), at: clock() };
    const { email, status } = validate(bounce, http.body ?? {});
    return transact(db, async (tx) => {
      const found = await recordBounce(tx, services, email);
      if (!found) throw new Refusal('not-found');
      const { customer, repeated } = found;
      const details = { repeated, ...(status !== undefined && { status }) };
      await recordAction(tx, { ...by, act: 'email-bounced', subject: `customer/${customer}`, details });
      return success(found);
    });
  });
}

import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { currencyCode, decimal as decimalField, email as emailField, id as idField } from '#contract/fields';
import { decimal, units } from '#contract/money';
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
import { deciderOf, requireOwnToken } from './authenticate.ts';
import { correctBalance } from './correct-balance.ts';
import { reason, reference } from './fields.ts';
import { verificationWords } from './status-words.ts';

const params = v.object({ id: idField });

const bounce = v.strictObject({
  email: emailField,
  /** Of a lasting failure (RFC 3463), such as `5.1.1`. One that begins with 4 is still being tried. */
  status: v.optional(v.pipe(v.string(), v.regex(/^5\.\d{1,3}\.\d{1,3}$/, 'validation:invalid'))),
});

const correction = v.strictObject({
  currency: currencyCode,
  /** Added to what is available; a negative amount is taken from it. */
  amount: v.pipe(
    decimalField,
    v.check((amount) => /[1-9]/.test(amount), 'validation:invalid'),
  ),
  reference,
  reason,
});

/** The calls that show who a customer is, end their sessions, correct what they have, and note email that came back. */
export function registerCustomers(app: FastifyInstance, services: Services): void {
  const { db, clock, settings } = services;
  app.get('/customers/:id', async (http) => {
    const by = deciderOf(http, clock);
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
    const by = deciderOf(http, clock);
    const { id } = validate(params, http.params);
    return transact(db, async (tx) => {
      if (!(await findCustomer(tx, id, by.at))) throw new Refusal('not-found');
      const count = await endSessionsByOperator(tx, services, id);
      await recordAction(tx, { ...by, act: 'sessions-ended', subject: `customer/${id}`, details: { count } });
      return success({ count });
    });
  });

  app.post('/customers/:id/correct', async (http) => {
    const by = deciderOf(http, clock);
    // The log has to show who makes money, unless nobody has a token that would.
    if (settings.operatorTokens.length > 0) requireOwnToken(http);
    const { id } = validate(params, http.params);
    const { amount, ...rest } = validate(correction, http.body ?? {});
    return transact(db, async (tx) => {
      if (!(await findCustomer(tx, id, by.at))) throw new Refusal('not-found');
      // `100` and `100.00` are the same terms.
      const terms = { customer: id, amount: decimal(units(amount)), ...rest };
      return success(await correctBalance(tx, services, terms, by));
    });
  });

  app.post('/bounces', async (http) => {
    const by = deciderOf(http, clock);
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

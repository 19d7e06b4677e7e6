import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { id as idField } from '#contract/fields';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { findCustomer } from '../account/store.ts';
import { endSessionsByOperator } from '../security/end-sessions.ts';
import { findOpenRemoval } from '../security/removal-store.ts';
import { recordAction } from './audit-store.ts';
import { operatorOf } from './authenticate.ts';
import { verificationWords } from './status-words.ts';

const params = v.object({ id: idField });

/** The calls that show who a customer is and end their sessions. */
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
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { findVerification, lockVerification, openVerifications, type OpenVerification } from '../identity/store.ts';
import type { Decider } from './audit-store.ts';
import { deciderOf } from './authenticate.ts';
import { idOf, idParams, reasonBody } from './fields.ts';
import { refuseDecision } from './operator-refusal.ts';
import { completeReview, recordAccess, returnReview } from './review-verification.ts';
import { sendImage } from './send-image.ts';
import { verificationWords } from './status-words.ts';
import { withLanguages } from './with-languages.ts';

const listQuery = v.strictObject({ status: v.optional(v.literal('in-review'), 'in-review') });
const photoParams = v.object({ ...idParams.entries, side: v.picklist(['front', 'back']) });

/** The calls for identity verifications. */
export function registerVerifications(app: FastifyInstance, services: Services): void {
  const { db, clock, cipher } = services;

  const decide = (http: FastifyRequest, work: (tx: Tx, open: OpenVerification, by: Decider) => Promise<void>) => {
    const by = deciderOf(http, clock);
    return transact(db, async (tx) => {
      const id = idOf(http);
      const open = await lockVerification(tx, id);
      if (!open) {
        const past = await findVerification(tx, id);
        return refuseDecision('verification', past && verificationWords[past.status]);
      }
      await work(tx, open, by);
      return success({});
    });
  };

  app.get('/verifications', async (http) => {
    validate(listQuery, http.query);
    const open = await withLanguages(db, await openVerifications(db));
    return success({ items: open.map(({ id, ...rest }) => ({ id: String(id), ...rest })) });
  });

  app.get('/verifications/:id', async (http) => {
    const by = deciderOf(http, clock);
    return transact(db, async (tx) => {
      const found = await findVerification(tx, idOf(http));
      if (!found) throw new Refusal('not-found');
      const { id, customer, id_number: sealed, status, ...rest } = found;
      if (sealed) await recordAccess(tx, id, 'number', by);
      return success({
        id: String(id),
        customer,
        language: await languageOfCustomer(tx, customer),
        status: verificationWords[status],
        ...rest,
        id_number: sealed && cipher.open(sealed, customer),
      });
    });
  });

  app.get('/verifications/:id/:side', async (http, reply) => {
    const by = deciderOf(http, clock);
    const { side } = validate(photoParams, http.params);
    const filename = await transact(db, async (tx) => {
      const found = await findVerification(tx, idOf(http));
      if (!found?.[side]) throw new Refusal('not-found');
      await recordAccess(tx, found.id, side, by);
      return found[side];
    });
    return sendImage(reply, services, filename);
  });

  app.post('/verifications/:id/complete', (http) =>
    decide(http, (tx, open, by) => completeReview(tx, services, open, by)),
  );

  app.post('/verifications/:id/return', async (http) => {
    const { reason } = validate(reasonBody, http.body ?? {});
    return decide(http, (tx, open, by) => returnReview(tx, services, open, by, reason));
  });
}

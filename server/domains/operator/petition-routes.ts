import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { page as pageField, text } from '#contract/fields';
import { maxPetitionText } from '#contract/petitions';
import { transact, type Tx } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { describePetition } from '../petitions/describe-petition.ts';
import {
  findPetition,
  lockPetition,
  PAGE_SIZE,
  type Petition,
  petitionFilters,
  reviewablePetitions,
} from '../petitions/store.ts';
import type { Decider } from './audit-store.ts';
import { deciderOf } from './authenticate.ts';
import { idOf, idParams, reasonBody } from './fields.ts';
import { refuseDecision } from './operator-refusal.ts';
import { complete, end, giveAnswer, recordAccess, takeUp } from './review-petition.ts';
import { sendImage } from './send-image.ts';
import { petitionWords } from './status-words.ts';
import { withLanguages } from './with-languages.ts';

const listQuery = v.strictObject({
  status: v.optional(v.picklist(petitionFilters, 'validation:invalid'), 'open'),
  page: pageField,
});
const imageParams = v.object({ ...idParams.entries, position: v.picklist(['1', '2', '3'], 'validation:id') });
const answerBody = v.strictObject({ text: text(maxPetitionText) });
const completeBody = v.strictObject({ text: v.optional(text(maxPetitionText)) });

/** The calls for petitions. */
export function registerPetitionReview(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  const decide = (http: FastifyRequest, work: (tx: Tx, petition: Petition, by: Decider) => Promise<void>) => {
    const by = deciderOf(http, clock);
    return transact(db, async (tx) => {
      const id = idOf(http);
      const petition = await lockPetition(tx, id);
      if (!petition) {
        const past = await findPetition(tx, id);
        return refuseDecision('petition', past && petitionWords[past.status]);
      }
      await work(tx, petition, by);
      return success({});
    });
  };

  /** Finds one that somebody looks at, which the log then has. */
  const look = (http: FastifyRequest, what: 'text' | 'image', images = 0) => {
    const by = deciderOf(http, clock);
    return transact(db, async (tx) => {
      const petition = await findPetition(tx, idOf(http));
      if (!petition || petition.images.length < images) throw new Refusal('not-found');
      await recordAccess(tx, petition.id, what, by);
      return petition;
    });
  };

  // Without what customers wrote: each look at that is in the log.
  app.get('/petitions', async (http) => {
    const query = validate(listQuery, http.query);
    const page = Number(query.page);
    const { items: found, total } = await reviewablePetitions(db, { filter: query.status, page });
    const items = (await withLanguages(db, found)).map(({ id, customer, images, answers, createdAt, ...rest }) => ({
      id: String(id),
      customer,
      language: rest.language,
      category: rest.category,
      about: rest.about,
      reference: rest.reference,
      status: petitionWords[rest.status],
      images: images.length,
      answers: answers.length,
      created_at: createdAt,
    }));
    return success({ items, page, pageSize: PAGE_SIZE, total });
  });

  app.get('/petitions/:id', async (http) => {
    const petition = await look(http, 'text');
    const answers = petition.answers.map(({ text: said, operator, createdAt }) => ({
      text: said,
      operator,
      created_at: createdAt,
    }));
    const { customer, images, decidedAt, status } = petition;
    return success({
      ...describePetition(petition),
      status: petitionWords[status],
      customer,
      language: await languageOfCustomer(db, customer),
      images: images.length,
      answers,
      decided_at: decidedAt,
    });
  });

  app.get('/petitions/:id/images/:position', async (http, reply) => {
    const index = Number(validate(imageParams, http.params).position) - 1;
    const { images } = await look(http, 'image', index + 1);
    return sendImage(reply, services, images[index] ?? '');
  });

  app.post('/petitions/:id/review', (http) => decide(http, (tx, petition, by) => takeUp(tx, services, petition, by)));

  app.post('/petitions/:id/answer', async (http) => {
    const { text: said } = validate(answerBody, http.body ?? {});
    return decide(http, (tx, petition, by) => giveAnswer(tx, services, petition, by, said));
  });

  // Nobody is left without a word: one that has no answer yet needs one now.
  app.post('/petitions/:id/complete', async (http) => {
    const { text: said } = validate(completeBody, http.body ?? {});
    return decide(http, async (tx, petition, by) => {
      if (said === undefined && petition.answers.length === 0)
        throw new InvalidFields({ text: ['validation:required'] });
      await complete(tx, services, petition, by, said);
    });
  });

  app.post('/petitions/:id/end', async (http) => {
    const { reason } = validate(reasonBody, http.body ?? {});
    return decide(http, (tx, petition, by) => end(tx, services, petition, by, reason));
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { currencyCode, id } from '#contract/fields';
import { pauseReasons } from '#contract/wallet-transfers';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import type { Services } from '../../services.ts';
import { findNetwork, networks } from '../wallet/network-store.ts';
import { deletePause, type PausePlace, savePause } from '../wallet/pause-store.ts';
import { recordAction } from './audit-store.ts';
import { operatorOf } from './authenticate.ts';

const params = v.object({ currency: currencyCode, network: id });
const direction = v.picklist(['deposits', 'withdrawals'], 'validation:invalid');
const pauseBody = v.strictObject({ direction, reason: v.picklist(pauseReasons, 'validation:invalid') });
const resumeBody = v.strictObject({ direction });

const subjectOf = ({ currency, network, direction: of }: PausePlace): string => `network/${currency}/${network}/${of}`;

/** The calls that pause networks. */
export function registerNetworks(app: FastifyInstance, { db, clock }: Services): void {
  const by = (http: FastifyRequest) => ({ operator: operatorOf(http), at: clock() });

  app.get('/networks', async () => {
    const items = (await networks(db)).map(({ currency, network }) => ({ currency, ...network }));
    return success({ items });
  });

  app.post('/networks/:currency/:network/pause', async (http) => {
    const { operator, at } = by(http);
    const { currency, network } = validate(params, http.params);
    const { reason, direction: of } = validate(pauseBody, http.body ?? {});
    await findNetwork(db, currency, network);
    const place = { currency, network, direction: of };
    await transact(db, async (tx) => {
      await savePause(tx, { ...place, reason, since: at });
      await recordAction(tx, { operator, act: 'network-paused', subject: subjectOf(place), details: { reason }, at });
    });
    return success({});
  });

  app.post('/networks/:currency/:network/resume', async (http) => {
    const { operator, at } = by(http);
    const place = { ...validate(params, http.params), ...validate(resumeBody, http.body ?? {}) };
    await transact(db, async (tx) => {
      if (!(await deletePause(tx, place))) throw new Refusal('not-found');
      await recordAction(tx, { operator, act: 'network-resumed', subject: subjectOf(place), at });
    });
    return success({});
  });
}

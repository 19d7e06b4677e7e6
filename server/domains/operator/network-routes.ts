import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { currencyCode, id, positiveAmount } from '#contract/fields';
import { isLess } from '#contract/money';
import { pauseReasons } from '#contract/wallet-transfers';
import { transact } from '../../db/transact.ts';
import { InvalidFields, Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { currencies, currencyIn } from '../market/store.ts';
import { findNetwork, lockNetworkTerms, networks, saveNetworkTerms } from '../wallet/network-store.ts';
import { deletePause, type PausePlace, savePause } from '../wallet/pause-store.ts';
import { recordAction } from './audit-store.ts';
import { deciderOf } from './authenticate.ts';
import { nonNegative } from './fields.ts';

const params = v.object({ currency: currencyCode, network: id });
const direction = v.picklist(['deposits', 'withdrawals'], 'validation:invalid');
const pauseBody = v.strictObject({ direction, reason: v.picklist(pauseReasons, 'validation:invalid') });
const resumeBody = v.strictObject({ direction });

/** Omitted fields don't change. What a deposit needs at least isn't among them: one may be on its way. */
const termsBody = v.strictObject({
  withdrawal_fee: v.optional(nonNegative),
  minimum_withdrawal: v.optional(positiveAmount),
});

const subjectOf = ({ currency, network, direction: of }: PausePlace): string => `network/${currency}/${network}/${of}`;

/** The calls that pause networks, and set what withdrawals cost on them. */
export function registerNetworks(app: FastifyInstance, { db, clock }: Services): void {
  app.get('/networks', async () => {
    const items = (await networks(db)).map(({ currency, network }) => ({ currency, ...network }));
    return success({ items });
  });

  app.post('/networks/:currency/:network', async (http) => {
    const { operator, at } = deciderOf(http, clock);
    const { currency, network } = validate(params, http.params);
    const changes = validate(termsBody, http.body ?? {});
    if (Object.keys(changes).length === 0) throw new InvalidFields({ withdrawal_fee: ['validation:required'] });
    await findNetwork(db, currency, network);
    const { scale } = currencyIn(await currencies(db), currency);
    for (const [field, amount] of Object.entries(changes)) requireDigits(field, amount, scale);
    const terms = await transact(db, async (tx) => {
      const before = await lockNetworkTerms(tx, currency, network);
      const after = { ...before, ...changes };
      // Something has to arrive.
      if (!isLess(after.withdrawal_fee, after.minimum_withdrawal))
        throw new InvalidFields({ minimum_withdrawal: ['validation:invalid'] });
      await saveNetworkTerms(tx, currency, network, after);
      await recordAction(tx, {
        operator,
        act: 'network-terms-changed',
        subject: `network/${currency}/${network}`,
        details: {
          ...after,
          withdrawal_fee_before: before.withdrawal_fee,
          minimum_withdrawal_before: before.minimum_withdrawal,
        },
        at,
      });
      return after;
    });
    return success(terms);
  });

  app.post('/networks/:currency/:network/pause', async (http) => {
    const { operator, at } = deciderOf(http, clock);
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
    const { operator, at } = deciderOf(http, clock);
    const place = { ...validate(params, http.params), ...validate(resumeBody, http.body ?? {}) };
    await transact(db, async (tx) => {
      if (!(await deletePause(tx, place))) throw new Refusal('not-found');
      await recordAction(tx, { operator, act: 'network-resumed', subject: subjectOf(place), at });
    });
    return success({});
  });
}

import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { crossCheck } from '#contract/cross-check';
import { currencyCode, id as idField, positiveAmount } from '#contract/fields';
import { isLess } from '#contract/money';
import { yearlyRate } from '#contract/pledge-interest';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { wholeNumber } from '../../whole-number.ts';
import { currencies } from '../market/store.ts';
import { closeProduct, everyProduct, insertProduct, type Product, type ProductTerms } from '../pledge/product-store.ts';
import { recordAction } from './audit-store.ts';
import { deciderOf } from './authenticate.ts';

// The same limits as in the database.
const MAX_AMOUNT = '1000000000000';
const MAX_DAYS = 730;

/** Above 0 and up to 1 percent, with at most six decimal places. */
const dailyRateField = v.pipe(
  v.string('validation:required'),
  v.regex(/^(0\.\d{1,6}|1(\.0{1,6})?)$/, 'validation:invalid'),
  v.check((rate) => /[1-9]/.test(rate), 'validation:invalid'),
);

/** Up to 10 percent, with at most six decimal places. */
const earlyCostField = v.pipe(
  v.string('validation:required'),
  v.regex(/^(\d(\.\d{1,6})?|10(\.0{1,6})?)$/, 'validation:invalid'),
);

const productBody = v.pipe(
  v.strictObject({
    currency: currencyCode,
    days: wholeNumber(1, MAX_DAYS),
    daily_rate: dailyRateField,
    interest: v.picklist(['simple', 'compound'], 'validation:invalid'),
    minimum: positiveAmount,
    maximum: positiveAmount,
    early_cost: earlyCostField,
  }),
  crossCheck(['minimum', 'maximum'], {
    at: 'maximum',
    rule: ({ minimum, maximum }) => !isLess(maximum, minimum) && !isLess(MAX_AMOUNT, maximum),
    message: 'validation:invalid',
  }),
);

const productParams = v.object({ id: idField });

const describe = ({ id, currency, days, ...product }: Product) => ({
  id,
  currency,
  days,
  daily_rate: product.daily_rate,
  yearly_rate: yearlyRate(product),
  interest: product.interest,
  minimum: product.minimum,
  maximum: product.maximum,
  early_cost: product.earlyCost,
  created_at: product.createdAt,
  closed_at: product.closedAt,
});

/** The calls for the products of fixed terms. New terms make a new product; one that exists can only be closed. */
export function registerPledgeProducts(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  app.get('/pledge-products', async () => {
    const items = (await everyProduct(db)).map(({ running, held, ...product }) => ({
      ...describe(product),
      running,
      held,
    }));
    return success({ items });
  });

  app.post('/pledge-products', async (http) => {
    const { operator, at } = deciderOf(http, clock);
    const { early_cost: earlyCost, ...rest } = validate(productBody, http.body ?? {});
    const terms: ProductTerms = { ...rest, earlyCost };
    return transact(db, async (tx) => {
      const currency = (await currencies(tx)).find(({ code }) => code === terms.currency);
      if (!currency) throw new Refusal('currency-unknown');
      for (const field of ['minimum', 'maximum'] as const) requireDigits(field, terms[field], currency.scale);
      const id = await insertProduct(tx, terms, at);
      const details = { ...rest, early_cost: earlyCost };
      await recordAction(tx, { operator, act: 'pledge-product-added', subject: `pledge-product/${id}`, details, at });
      return success({ id, yearly_rate: yearlyRate(terms) });
    });
  });

  app.post('/pledge-products/:id/close', async (http) => {
    const { operator, at } = deciderOf(http, clock);
    const { id } = validate(productParams, http.params);
    return transact(db, async (tx) => {
      if (!(await closeProduct(tx, id, at))) throw new Refusal('not-found');
      await recordAction(tx, { operator, act: 'pledge-product-closed', subject: `pledge-product/${id}`, at });
      return success({});
    });
  });
}

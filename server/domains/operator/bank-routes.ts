import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { crossCheck } from '#contract/cross-check';
import { currencyCode, decimal, positiveAmount, text } from '#contract/fields';
import { isLess, isNegative } from '#contract/money';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { wholeNumber } from '../../whole-number.ts';
import { everyTerms, lockTerms, saveDepositTerms, saveWithdrawalTerms } from '../bank/terms-store.ts';
import { currencies } from '../market/store.ts';
import { recordAction } from './audit-store.ts';
import { operatorOf, requireOwnToken } from './authenticate.ts';

const params = v.object({ currency: currencyCode });
const minutes = wholeNumber(1, 100_000);

const isAtMost = (low: string, high: string): boolean => !isLess(high, low);

const depositTerms = v.pipe(
  v.strictObject({
    holder: text(80),
    bank_name: text(80),
    number: text(40),
    bank_code: v.nullable(text(40)),
    minimum: positiveAmount,
    maximum: positiveAmount,
    minutes,
  }),
  crossCheck(['minimum', 'maximum'], {
    at: 'maximum',
    rule: ({ minimum, maximum }) => isAtMost(minimum, maximum),
    message: 'validation:invalid',
  }),
);

const withdrawalTerms = v.pipe(
  v.strictObject({
    fee: decimal,
    minimum: positiveAmount,
    maximum: positiveAmount,
    daily_limit: positiveAmount,
    minutes,
  }),
  crossCheck(['fee', 'minimum'], {
    at: 'fee',
    rule: ({ fee, minimum }) => !isNegative(fee) && isLess(fee, minimum),
    message: 'validation:invalid',
  }),
  crossCheck(['minimum', 'maximum'], {
    at: 'maximum',
    rule: ({ minimum, maximum }) => isAtMost(minimum, maximum),
    message: 'validation:invalid',
  }),
  crossCheck(['minimum', 'daily_limit'], {
    at: 'daily_limit',
    rule: ({ minimum, daily_limit: limit }) => isAtMost(minimum, limit),
    message: 'validation:invalid',
  }),
);

const termsBody = v.strictObject({ deposits: v.nullable(depositTerms), withdrawals: v.nullable(withdrawalTerms) });

type Terms = v.InferOutput<typeof termsBody>;

/** Throws Refusal `currency-unknown`, InvalidFields for digits that the currency doesn't have. */
function requireFitting(
  all: Awaited<ReturnType<typeof currencies>>,
  code: string,
  { deposits, withdrawals }: Terms,
): void {
  const currency = all.find((each) => each.code === code && each.kind === 'fiat');
  if (!currency) throw new Refusal('currency-unknown');
  const amounts = {
    'deposits.minimum': deposits?.minimum,
    'deposits.maximum': deposits?.maximum,
    'withdrawals.fee': withdrawals?.fee,
    'withdrawals.minimum': withdrawals?.minimum,
    'withdrawals.maximum': withdrawals?.maximum,
    'withdrawals.daily_limit': withdrawals?.daily_limit,
  };
  for (const [field, amount] of Object.entries(amounts))
    if (amount !== undefined) requireDigits(field, amount, currency.scale);
}

/** Every field of terms for the log, such as `deposits.to.number`: where customers send money must be traceable. */
function detailsOf(side: string, terms: object | null | undefined): Record<string, string | number> {
  if (!terms) return { [side]: 'off' };
  const fields = Object.entries(terms) as [string, string | number | null][];
  return Object.fromEntries(fields.map(([name, value]) => [`${side}.${name}`, value ?? '']));
}

/** The calls that set how money moves by bank. */
export function registerBankTerms(app: FastifyInstance, { db, clock, settings }: Services): void {
  app.get('/bank', async () => {
    const { deposits, withdrawals } = await everyTerms(db);
    const codes = [...new Set([...deposits.keys(), ...withdrawals.keys()])].toSorted();
    const items = codes.map((currency) => ({
      currency,
      deposits: deposits.get(currency) ?? null,
      withdrawals: withdrawals.get(currency) ?? null,
    }));
    return success({ items });
  });

  app.post('/bank/:currency', async (http) => {
    const operator = operatorOf(http);
    // The log has to show who says where customers pay, unless nobody has a token that would.
    if (settings.operatorTokens.length > 0) requireOwnToken(http);
    const { currency } = validate(params, http.params);
    const terms = validate(termsBody, http.body ?? {});
    requireFitting(await currencies(db), currency, terms);
    await transact(db, async (tx) => {
      await lockTerms(tx, currency);
      const { deposits, withdrawals } = await everyTerms(tx);
      await saveDepositTerms(tx, currency, terms.deposits);
      await saveWithdrawalTerms(tx, currency, terms.withdrawals);
      const details = {
        ...detailsOf('deposits.from', deposits.get(currency)),
        ...detailsOf('deposits.to', terms.deposits),
        ...detailsOf('withdrawals.from', withdrawals.get(currency)),
        ...detailsOf('withdrawals.to', terms.withdrawals),
      };
      await recordAction(tx, { operator, act: 'bank-terms-set', subject: `bank/${currency}`, details, at: clock() });
    });
    return success({});
  });
}

import { isNegative, magnitude, negate } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { codeOf, IdempotencyConflict, Refusal } from '../../errors.ts';
import { balance, idempotent, post } from '../../ledger/index.ts';
import { moneyText } from '../../money-text.ts';
import { emitAfterCommit } from '../../plugins/live.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { currentPrices } from '../market/current-prices.ts';
import { currencies } from '../market/store.ts';
import { publishNotice } from '../notices/publish.ts';
import { requireWorth } from '../wallet/require-worth.ts';
import { type Decider, hashedReason, recordAction } from './audit-store.ts';
import { OperatorRefusal } from './operator-refusal.ts';

export interface Correction {
  readonly customer: string;
  readonly currency: string;
  /** What is added to what is available; a negative amount is taken from it. */
  readonly amount: string;
  /** What is corrected, such as a transaction or a deposit: once for each customer. */
  readonly reference: string;
  /** The customer sees it. */
  readonly reason: string;
}

interface Corrected {
  /** Afterward. */
  readonly available: string;
}

/** Throws Refusal `currency-unknown`, `amount-too-large`, or `rate-unavailable`, InvalidFields for too many digits. */
async function requireFitting(tx: Tx, { prices }: Services, { currency: code, amount }: Correction): Promise<void> {
  const currency = (await currencies(tx)).find((each) => each.code === code);
  if (!currency) throw new Refusal('currency-unknown');
  requireDigits('amount', amount, currency.scale);
  requireWorth(await currentPrices({ db: tx, prices }), currency, magnitude(amount));
}

async function notifyCustomer(tx: Tx, services: Services, correction: Correction): Promise<void> {
  const { customer, currency, amount, reference, reason } = correction;
  const language = await languageOfCustomer(tx, customer);
  await publishNotice(tx, services, {
    customer,
    language,
    kind: isNegative(amount) ? 'correction-taken' : 'correction-added',
    values: { amount: moneyText(language, magnitude(amount), currency), currency, reference, reason },
  });
  emitAfterCommit(tx, services.live, customer, 'balance', {});
}

/**
 * Books a correction against `external`: it says that more or less has come in or gone out than was booked, which the published
 * assets and the customer's profit have to know.
 */
async function bookCorrection(
  tx: Tx,
  services: Services,
  correction: Correction,
  { operator, at }: Decider,
): Promise<Corrected> {
  await requireFitting(tx, services, correction);
  const { customer, currency, amount, reference, reason } = correction;
  await post(tx, {
    kind: 'adjustment',
    reference,
    customer,
    postings: [
      { platform: 'external', currency, amount: negate(amount) },
      { customer, bucket: 'available', currency, amount },
    ],
  });
  await notifyCustomer(tx, services, correction);
  const details = { currency, amount, reference, ...hashedReason(reason) };
  await recordAction(tx, { operator, act: 'balance-corrected', subject: `customer/${customer}`, details, at });
  return { available: (await balance(tx, customer, currency)).available };
}

/** Says to an operator why the database refused it. */
function refuse(error: unknown, { currency, amount }: Correction): never {
  if (error instanceof IdempotencyConflict)
    throw new OperatorRefusal(
      'reference-used',
      'This customer has another correction with this reference. Check that it isn’t the same one, or use another reference.',
    );
  if (error instanceof Refusal && error.code === 'insufficient-balance')
    throw new OperatorRefusal(
      'insufficient-balance',
      `Less than ${magnitude(amount)} ${currency} is available to the customer, so nothing was taken.`,
    );
  if (codeOf(error) === 'FL005') throw new OperatorRefusal('account-closed', 'The customer closed the account.');
  throw error;
}

/**
 * Corrects what a customer has, once for each reference: the same again gets the first answer. A refusal isn't kept, since what is
 * missing can be there later. The customer must exist. Throws OperatorRefusal, Refusal, or InvalidFields.
 */
export async function correctBalance(
  tx: Tx,
  services: Services,
  correction: Correction,
  by: Decider,
): Promise<Corrected> {
  const { customer, reference, ...body } = correction;
  // Customers' keys have no space.
  const once = { customer, key: `correction ${reference}`, call: 'operator correct', body };
  try {
    const done = await idempotent(tx, once, () => bookCorrection(tx, services, correction, by));
    return done.outcome();
  } catch (error) {
    return refuse(error, correction);
  }
}

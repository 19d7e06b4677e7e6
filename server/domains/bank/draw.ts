import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages';
import { compare, isLess, subtract } from '#contract/money';
import { Refusal } from '../../errors.ts';
import {
  holdPostings,
  type IdempotencyKey,
  postingLines,
  refuseOnce,
  type Settled,
  settled,
} from '../../ledger/index.ts';
import type { Session } from '../../plugins/sessions/store.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { currentPrices } from '../market/current-prices.ts';
import type { Currency } from '../market/store.ts';
import { requireFundPassword } from '../security/require-password.ts';
import { contactOf } from '../security/store.ts';
import { announce, announcementOf } from '../wallet/announce-withdrawal.ts';
import { pendingWithdrawal } from '../wallet/pending-withdrawal.ts';
import { readRecordContext } from '../wallet/record-context.ts';
import { worthIn } from '../wallet/rules.ts';
import { refuseManyOpen } from '../wallet/refuse-many-open.ts';
import { withdrawalRecord } from '../wallet/withdrawal-record.ts';
import { nextWithdrawalNumber } from '../wallet/withdrawal-store.ts';
import { withdrawalByBank } from './bank-record.ts';
import { findOwnCard } from './card-store.ts';
import { settleDraw } from './draw-store.ts';
import { findWithdrawalTerms, type WithdrawalTerms } from './terms-store.ts';

interface Caller {
  readonly session: Session;
  readonly http: FastifyRequest;
  readonly language: Language;
}

interface DrawRequest {
  readonly currency: string;
  readonly card: string;
  /** Including the fee. */
  readonly amount: string;
  /** As shown to the customer. */
  readonly fee: string;
  readonly fund_password: string;
}

/** Returns why the terms refuse it. */
function refusalOf({ currency, amount, fee }: DrawRequest, terms: WithdrawalTerms): Refusal | undefined {
  const { minimum, maximum } = terms;
  if (compare(fee, terms.fee) !== 0) return new Refusal('terms-changed');
  if (isLess(amount, minimum)) return new Refusal('amount-too-small', { minimum, currency });
  if (isLess(maximum, amount)) return new Refusal('amount-too-large', { maximum, currency });
  return undefined;
}

function requireScale(all: readonly Currency[], { currency, amount }: DrawRequest): void {
  const scale = all.find(({ code }) => code === currency)?.scale;
  if (scale !== undefined) requireDigits('amount', amount, scale);
}

/** Withdraws to the customer's own card with the fund password, and holds the amount. The outcome throws Refusal as the codes of `POST bank/draw` say. */
export async function drawByBank(
  services: Services,
  { session, http, language }: Caller,
  once: IdempotencyKey,
  request: DrawRequest,
): Promise<Settled<ReturnType<typeof withdrawalByBank>>> {
  const { db, clock, live, texts } = services;
  const { customer } = session;
  const { currency, amount } = request;
  await requireFundPassword(services, http, customer, request.fund_password);
  const at = clock();
  const [terms, card, tooMany, context, contact, prices, sn] = await Promise.all([
    findWithdrawalTerms(db, currency),
    findOwnCard(db, customer, request.card),
    refuseManyOpen(db, customer),
    readRecordContext(db, services),
    contactOf(db, customer),
    currentPrices(services),
    nextWithdrawalNumber(db, at),
  ]);
  requireScale(context.currencies, request);
  if (!terms) return refuseOnce(db, once, new Refusal('currency-unknown'));
  if (!card) return refuseOnce(db, once, new Refusal('not-found'));
  const refusal = tooMany ?? refusalOf(request, terms);
  if (refusal) return refuseOnce(db, once, refusal);
  const withdrawal = pendingWithdrawal(
    {
      customer,
      currency,
      network: null,
      address: null,
      memo: '',
      card: card.maskedNumber,
      amount,
      fee: terms.fee,
      received: subtract(amount, terms.fee),
    },
    { sn, at, minutes: terms.minutes },
  );
  const announcement = announcementOf(services, http, contact, withdrawal);
  const { response, notice } = await settleDraw(db, once, {
    session: session.id,
    withdrawal,
    card: card.id,
    worth: worthIn(prices, amount, currency, 'USD') ?? '0',
    postings: postingLines(holdPostings(withdrawal)),
    record: withdrawalByBank(withdrawalRecord(withdrawal, context, texts, language)),
    announcement,
  });
  if (notice !== null) {
    live.toCustomer(customer, 'balance', {});
    announce(services, announcement, notice);
  }
  return settled(response);
}

import type { FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages';
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
import type { Services } from '../../services.ts';
import { readSite } from '../content/site-settings-store.ts';
import { requireFundPassword } from '../security/require-password.ts';
import { contactOf } from '../security/store.ts';
import { announce, announcementOf } from './announce-withdrawal.ts';
import { networkIn } from './network-store.ts';
import { pendingWithdrawal } from './pending-withdrawal.ts';
import { readRecordContext } from './record-context.ts';
import { refuseManyOpen } from './refuse-many-open.ts';
import { withdrawalRecord } from './withdrawal-record.ts';
import { findCheckToConfirm } from './withdrawal-check-store.ts';
import { settleWithdrawal } from './withdrawal-store.ts';

interface Caller {
  readonly session: Session;
  readonly http: FastifyRequest;
  readonly language: Language;
}

/**
 * Confirms the customer's own check with the fund password, and holds its amount. The outcome throws Refusal as the codes of
 * `POST wallet/down` say.
 */
export async function confirmWithdrawal(
  services: Services,
  { session, http, language }: Caller,
  once: IdempotencyKey,
  { hash, fund_password: fundPassword }: { readonly hash: string; readonly fund_password: string },
): Promise<Settled<ReturnType<typeof withdrawalRecord>>> {
  const { db, clock, live, settings, texts } = services;
  const { customer } = session;
  await requireFundPassword(services, http, customer, fundPassword);
  const at = clock();
  const [found, context, contact, site, full] = await Promise.all([
    findCheckToConfirm(db, customer, hash, at),
    readRecordContext(db, services),
    contactOf(db, customer),
    readSite(db, settings),
    refuseManyOpen(db, customer),
  ]);
  if (!found) return refuseOnce(db, once, new Refusal('not-found'));
  const { terms, sn, isOpen } = found;
  // A used one says so: its withdrawal may be one of the open ones.
  if (full && isOpen) return refuseOnce(db, once, full);
  const { network } = networkIn(context.networks, terms.currency, terms.network);
  // Not read under the lock: until it is sent, an operator can still return it.
  if (network.withdrawals_paused) return refuseOnce(db, once, new Refusal('network-paused'));
  const withdrawal = pendingWithdrawal({ ...terms, card: null }, { sn, at, minutes: network.minutes });
  const announcement = announcementOf(services, http, contact, withdrawal);
  const { response, notice } = await settleWithdrawal(db, once, {
    session: session.id,
    hash,
    sn,
    at,
    expectedAt: withdrawal.expectedAt,
    limit: String(site.unverified_daily_limit),
    postings: postingLines(holdPostings(withdrawal)),
    record: withdrawalRecord(withdrawal, context, texts, language),
    announcement,
  });
  if (notice !== null) {
    live.toCustomer(customer, 'balance', {});
    announce(services, announcement, notice);
  }
  return settled(response);
}

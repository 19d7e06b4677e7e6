import { randomBytes } from 'node:crypto';
import type { UserInfo } from '#contract/account';
import { realStatus } from '#contract/fields';
import { add, isLess, subtract } from '#contract/money';
import { Refusal } from '../../errors.ts';
import { balance } from '../../ledger/index.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { secondsAfter } from '../../time.ts';
import { readUserInfo } from '../account/store.ts';
import { readSite } from '../content/site-settings-store.ts';
import { currencies, currencyIn, lastStoredPrices } from '../market/store.ts';
import { type Destination, savedAddresses, savedOnly } from './address-book-store.ts';
import { findNetwork } from './network-store.ts';
import { refuseOwnAddress, requireValidAddress } from './require-valid-address.ts';
import { worthIn } from './rules.ts';
import { refuseManyOpen } from './refuse-many-open.ts';
import { insertCheck, type WithdrawalCheck } from './withdrawal-check-store.ts';
import { worthWithdrawnToday } from './withdrawal-store.ts';

/** Time to confirm what was checked. */
const CHECK_SECONDS = 600;

interface WithdrawalRequest extends Destination {
  /** Including the fee. */
  readonly amount: string;
}

/** The daily limit without verification, and what is used of it, in US dollars; null for a verified customer. */
export async function readDailyLimit(
  { db, settings, clock }: Services,
  { id, real }: Pick<UserInfo, 'id' | 'real'>,
): Promise<{ readonly amount: string; readonly used: string } | null> {
  if (real.status === realStatus.verified) return null;
  const { unverified_daily_limit: limit } = await readSite(db, settings);
  return { amount: String(limit), used: await worthWithdrawnToday(db, id, clock()) };
}

/**
 * Returns the worth in US dollars that counts today. Throws Refusal `verification-needed` above the daily limit, and
 * `rate-unavailable` if that can't be known: an old price could pass what the current one doesn't.
 */
async function requireWithinLimit(
  services: Services,
  info: Pick<UserInfo, 'id' | 'real'>,
  { currency, amount }: WithdrawalRequest,
): Promise<string> {
  const worth = worthIn(services.prices.latest(), amount, currency, 'USD');
  const limit = await readDailyLimit(services, info);
  if (limit === null) return worth ?? worthIn(await lastStoredPrices(services.db), amount, currency, 'USD') ?? '0';
  const isOver = worth === undefined ? !isLess(limit.used, limit.amount) : isLess(limit.amount, add(limit.used, worth));
  if (isOver) throw new Refusal('verification-needed');
  if (worth === undefined) throw new Refusal('rate-unavailable');
  return worth;
}

/** Throws Refusal `address-not-saved` if withdrawals go to saved addresses only, and this isn't one that can be used yet. */
async function requireAllowedAddress({ db, clock }: Services, customer: string, to: Destination): Promise<void> {
  const now = clock();
  if (!(await savedOnly(db, customer, now)).enabled) return;
  const isSaved = (await savedAddresses(db, customer)).some(
    ({ currency, network, address, memo, usableAt }) =>
      currency === to.currency &&
      network === to.network &&
      address === to.address &&
      memo === to.memo &&
      usableAt <= now,
  );
  if (!isSaved) throw new Refusal('address-not-saved');
}

/**
 * Checks everything about a withdrawal but the fund password, and returns the one-time hash that confirms it. Throws Refusal as
 * the codes of `POST wallet/checkExtract` say, InvalidFields for the address, the memo, or too many digits.
 */
export async function checkWithdrawal(
  services: Services,
  customer: string,
  request: WithdrawalRequest,
): Promise<Pick<WithdrawalCheck, 'hash' | 'expiresAt'>> {
  const { db, clock } = services;
  const { currency, memo, amount } = request;
  const network = await findNetwork(db, currency, request.network);
  if (network.withdrawals_paused) throw new Refusal('network-paused');
  const address = requireValidAddress(services, network, request);
  await refuseOwnAddress(services, customer, network, { address, memo });
  const { scale } = currencyIn(await currencies(db), currency);
  requireDigits('amount', amount, scale);
  const { minimum_withdrawal: minimum, withdrawal_fee: fee } = network;
  if (isLess(amount, minimum)) throw new Refusal('amount-too-small', { minimum, currency });
  const at = clock();
  const info = await readUserInfo(db, customer, at);
  if (info.withdrawals_held) throw new Refusal('withdrawals-held');
  if (!info.fund_password) throw new Refusal('fund-password-missing');
  const refusal = await refuseManyOpen(db, customer);
  if (refusal) throw refusal;
  await requireAllowedAddress(services, customer, { ...request, address });
  const { available } = await balance(db, customer, currency);
  if (isLess(available, amount)) throw new Refusal('insufficient-balance', { currency });
  const worth = await requireWithinLimit(services, info, request);
  const check = { hash: randomBytes(24).toString('hex'), expiresAt: secondsAfter(at, CHECK_SECONDS) };
  const terms = {
    customer,
    currency,
    network: network.id,
    address,
    memo,
    amount,
    fee,
    received: subtract(amount, fee),
  };
  await insertCheck(db, { ...check, terms }, { worth, at });
  return check;
}

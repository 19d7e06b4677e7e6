import { realStatus } from '#contract/fields';
import type { Language } from '#contract/languages';
import { isNegative, subtract } from '#contract/money';
import type { Services } from '../../services.ts';
import { readUserInfo } from '../account/store.ts';
import { listBalances } from '../wallet/read-holdings.ts';
import { drawnToday } from './draw-store.ts';
import { type DepositTerms, everyTerms, type WithdrawalTerms } from './terms-store.ts';

/** What a customer writes in the transfer, so that we find whose it is. */
export const referenceOf = (customer: string): string => `FL-${customer}`;

const rechargeOf = ({ minimum, maximum, minutes, ...account }: DepositTerms, customer: string) => ({
  account,
  reference: referenceOf(customer),
  minimum,
  maximum,
  minutes,
});

function drawOf({ daily_limit: limit, ...terms }: WithdrawalTerms, drawn: string) {
  // The operator can lower the limit below what was withdrawn.
  const left = subtract(limit, drawn);
  return { ...terms, left_today: isNegative(left) ? '0' : left };
}

/** Returns the fiat wallets, and how to fund and empty each. */
export async function readOverview(services: Services, customer: string, language: Language) {
  const { db, clock } = services;
  const now = clock();
  const [{ items }, terms, drawn, { real }] = await Promise.all([
    listBalances(services, customer, language),
    everyTerms(db),
    drawnToday(db, customer, now),
    readUserInfo(db, customer, now),
  ]);
  return {
    items: items
      .filter(({ kind }) => kind === 'fiat')
      .map(({ currency, name, available, held }) => {
        const [incoming, outgoing] = [terms.deposits.get(currency), terms.withdrawals.get(currency)];
        return {
          currency,
          name,
          available,
          held,
          recharge: incoming ? rechargeOf(incoming, customer) : null,
          draw: outgoing ? drawOf(outgoing, drawn.get(currency) ?? '0') : null,
        };
      }),
    verification_needed: real.status !== realStatus.verified,
  };
}

import { expect } from 'vitest';
import { transact } from '#server/db/transact';
import { changeSite } from '#server/domains/content/site-settings-store';
import type { TestApp } from '../support/app.ts';
import { type Holder, holder, verify, withdraw } from '../wallet/withdrawal-support.ts';
import { adaToken, benToken, operate, operateAs } from './support.ts';

interface Listed {
  readonly sn: string;
  readonly approvalsNeeded: number;
  readonly approvedBy: readonly string[];
}

/** A transaction of its own. */
export const transactionOf = (sn: string): string => sn.slice(1).padStart(64, '0');

/** What Ada and Ben do with withdrawals, on an app `withOwnTokens`. */
export function twoOperators(server: TestApp) {
  const actingAs =
    (token: string) =>
    (path: string, body: object = {}) =>
      operateAs(server, token, 'POST', `withdrawals/${path}`, body);
  const [ada, ben] = [actingAs(adaToken), actingAs(benToken)];
  const listed = async (sn: string, page = 1): Promise<Listed | undefined> => {
    const { data } = await operate(server, 'GET', `withdrawals?page=${page}`);
    const items = data.items as Listed[];
    return items.find((each) => each.sn === sn) ?? (items.length === 0 ? undefined : listed(sn, page + 1));
  };
  return {
    ada,
    ben,
    send: (sn: string, by = ada) => by(`${sn}/send`, { transaction_id: transactionOf(sn) }),
    /** Returns an open withdrawal as operators see it. */
    listed,
    needed: async (sn: string) => (await listed(sn))?.approvalsNeeded,
    /** Sets the threshold, as if two people had. */
    limitTo: (dollars: number) =>
      transact(server.db, (tx) => changeSite(tx, server.services.settings, { withdrawal_approval_threshold: dollars })),
    /** Returns a withdrawal in review, of a verified customer. */
    inReview: async (amount = '300', owner?: Holder) => {
      const customer = owner ?? (await holder(server, '5000'));
      await verify(server, customer);
      const { sn } = await withdraw(customer, { amount });
      expect((await ada(`${sn}/review`)).http).toBe(200);
      return { customer, sn };
    },
  };
}

import { add, compare } from '#contract/money';
import type { Db } from '#server/db/transact';
import { balances } from '#server/ledger/index';
import type { Caller } from './caller.ts';

const PAGE_SIZE = 200;

interface Wallet {
  readonly currency: string;
  readonly available: string;
  readonly held: string;
}

interface Transaction {
  readonly currency: string;
  readonly amount: string;
  readonly balance: string;
}

interface Statement {
  readonly currency: string;
  readonly closing: string;
}

async function transactions(caller: Caller): Promise<Transaction[]> {
  const all: Transaction[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await caller.read(`wallet/records?size=${PAGE_SIZE}&page=${page}`);
    all.push(...(items as Transaction[]));
    if ((items as Transaction[]).length < PAGE_SIZE) return all;
  }
}

/** Returns where the wallets, the transactions and the statement of a customer differ from the ledger. */
export async function screenViolations(
  db: Db,
  { id, caller }: { readonly id: string; readonly caller: Caller },
): Promise<string[]> {
  const wallets = (await caller.read('wallet/index')).items as Wallet[];
  const listed = await transactions(caller);
  const statement = (await caller.read('wallet/statementBalances')).items as Statement[];
  return (await balances(db, id)).flatMap(({ currency, available, held }) => {
    const total = add(available, held);
    const wallet = wallets.find((each) => each.currency === currency);
    const own = listed.filter((each) => each.currency === currency);
    const shown: [screen: string, says: string | undefined, ledger: string][] = [
      ['wallet, available', wallet?.available, available],
      ['wallet, held', wallet?.held, held],
      ['newest transaction', own[0]?.balance, total],
      ['all transactions', own.map(({ amount }) => amount).reduce(add, '0'), total],
      ['statement', statement.find((each) => each.currency === currency)?.closing, total],
    ];
    return shown
      .filter(([, says, ledger]) => compare(says ?? '0', ledger) !== 0)
      .map(([screen, says, ledger]) => `${screen} of ${id} says ${says} ${currency}, the ledger ${ledger}`);
  });
}

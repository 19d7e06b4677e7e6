import type * as holdings from './holdings.ts';
import type * as moving from './moving.ts';

// Together, since each further chunk has its name and parts in the first load.
const open = (name: keyof typeof holdings) => async () => ({ default: (await import('./holdings.ts'))[name] });
const move = (name: keyof typeof moving) => async () => ({ default: (await import('./moving.ts'))[name] });

export const screens = {
  assets: open('assets'),
  crypto: open('crypto'),
  deposit: move('deposit'),
  deposits: move('deposits'),
  withdrawals: move('withdrawals'),
  withdrawal: move('withdrawal'),
  confirmWithdrawal: move('confirmWithdrawal'),
  recharge: move('recharge'),
  transactions: open('transactions'),
};

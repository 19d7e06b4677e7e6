import type { ReadName } from './swr.ts';

/** Every read that goes stale when the customer's money moves, wherever it was moved. */
export const moneyReads = [
  'GET user/amount',
  'GET wallet/index',
  'GET wallet/assets',
  'GET wallet/amount',
  'GET wallet/todayProfitLoss',
  'GET wallet/history',
  'GET wallet/records',
  'GET wallet/statementBalances',
  'GET wallet/up-record',
  'GET wallet/down-record',
  'GET wallet/limits',
  'GET flash/records',
  'GET counter/index',
  'GET counter/detail',
  'GET exchange/current',
  'GET exchange/records',
  'GET bank/index',
  'GET bank/records',
  'GET bank/earnings',
  'GET user/bank',
] as const satisfies readonly ReadName[];

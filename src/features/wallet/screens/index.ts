export const screens = {
  assets: () => import('./assets-screen.tsx'),
  crypto: () => import('./crypto-screen.tsx'),
  deposit: () => import('./deposit-screen.tsx'),
  deposits: () => import('./deposits-screen.tsx'),
  withdrawals: () => import('./withdrawals-screen.tsx'),
  withdrawal: () => import('./withdrawal-screen.tsx'),
  confirmWithdrawal: () => import('./confirm-withdrawal-screen.tsx'),
  recharge: () => import('./recharge-screen.tsx'),
  transactions: () => import('./transactions-screen.tsx'),
};

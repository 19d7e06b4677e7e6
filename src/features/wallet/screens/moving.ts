export { default as confirmWithdrawal } from './confirm-withdrawal-screen.tsx';
export { default as deposit } from './deposit-screen.tsx';
export { default as deposits } from './deposits-screen.tsx';
export { default as recharge } from './recharge-screen.tsx';
export { default as withdrawal } from './withdrawal-screen.tsx';
export { default as withdrawals } from './withdrawals-screen.tsx';

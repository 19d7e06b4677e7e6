export { TotalBalance } from './components/total-balance.tsx';

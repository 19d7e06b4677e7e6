export { FirstStep } from './components/first-step.tsx';
export { TotalBalance } from './components/total-balance.tsx';
export { TopHoldings } from './components/top-holdings.tsx';
export { AddressBookRow } from './components/address-book.tsx';

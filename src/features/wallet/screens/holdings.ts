export { default as assets } from './assets-screen.tsx';
export { default as crypto } from './crypto-screen.tsx';
export { default as transactions } from './transactions-screen.tsx';

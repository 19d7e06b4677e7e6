export { default as exchange } from './exchange-screen.tsx';
export { default as records } from './records-screen.tsx';

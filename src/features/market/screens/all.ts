export { default as markets } from './markets-screen.tsx';
export { default as rates } from './rates-screen.tsx';

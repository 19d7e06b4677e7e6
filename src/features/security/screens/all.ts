export { default as password } from './password-screen.tsx';
export { default as endSession } from './end-session-screen.tsx';
export { default as email } from './email-screen.tsx';
export { default as setFundPassword } from './set-fund-password-screen.tsx';
export { default as changeFundPassword } from './change-fund-password-screen.tsx';

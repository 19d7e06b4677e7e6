export { default as contact } from './contact-screen.tsx';
export { default as privacyPolicy } from './privacy-policy-screen.tsx';
export { default as userAgreement } from './user-agreement-screen.tsx';

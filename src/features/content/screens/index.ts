export const screens = {
  contact: () => import('./contact-screen.tsx'),
  privacyPolicy: () => import('./privacy-policy-screen.tsx'),
  userAgreement: () => import('./user-agreement-screen.tsx'),
};

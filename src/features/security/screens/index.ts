export const screens = {
  password: () => import('./password-screen.tsx'),
  email: () => import('./email-screen.tsx'),
  setFundPassword: () => import('./set-fund-password-screen.tsx'),
  changeFundPassword: () => import('./change-fund-password-screen.tsx'),
};

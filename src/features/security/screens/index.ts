export const screens = {
  password: () => import('./password-screen.tsx'),
  endSession: () => import('./end-session-screen.tsx'),
  email: () => import('./email-screen.tsx'),
  setFundPassword: () => import('./set-fund-password-screen.tsx'),
  changeFundPassword: () => import('./change-fund-password-screen.tsx'),
};

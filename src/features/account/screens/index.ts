export const screens = {
  login: () => import('./login-screen.tsx'),
  register: () => import('./register-screen.tsx'),
  security: () => import('./security-screen.tsx'),
  password: () => import('./password-screen.tsx'),
  email: () => import('./email-screen.tsx'),
  auth: () => import('./auth-screen.tsx'),
  setFundPassword: () => import('./set-fund-password-screen.tsx'),
  changeFundPassword: () => import('./change-fund-password-screen.tsx'),
};

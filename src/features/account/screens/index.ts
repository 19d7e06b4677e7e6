export const screens = {
  login: () => import('./login-screen.tsx'),
  register: () => import('./register-screen.tsx'),
};

export const screens = {
  verification: () => import('./verification-screen.tsx'),
};

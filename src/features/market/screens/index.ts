export const screens = {
  markets: () => import('./markets-screen.tsx'),
};

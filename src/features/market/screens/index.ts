export const screens = {
  markets: () => import('./markets-screen.tsx'),
  rates: () => import('./rates-screen.tsx'),
};

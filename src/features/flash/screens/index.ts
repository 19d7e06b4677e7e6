export const screens = {
  exchange: () => import('./exchange-screen.tsx'),
  records: () => import('./records-screen.tsx'),
};

export const screens = {
  assets: () => import('./assets-screen.tsx'),
  deposit: () => import('./deposit-screen.tsx'),
  deposits: () => import('./deposits-screen.tsx'),
  movements: () => import('./movements-screen.tsx'),
};

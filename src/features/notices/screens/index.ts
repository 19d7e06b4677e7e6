export const screens = {
  notices: () => import('./notices-screen.tsx'),
};

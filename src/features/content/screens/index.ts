export const screens = { page: () => import('./page-screen.tsx') };

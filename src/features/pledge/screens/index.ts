export const screens = { records: () => import('./records-screen.tsx') };

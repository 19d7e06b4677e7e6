export const screens = { petitions: () => import('./petition-screen.tsx') };

import { sessionStore } from '#platform/session';
import { loadCustomerHome } from '../components/customer-home-loader.ts';

// Screens that put several features together; they have no default export, so each is named here.
export const screens = {
  home: async () => {
    // Known before the screen's own code is there, so fetched beside it.
    if (sessionStore.get().token !== null) loadCustomerHome().catch(() => undefined);
    return { default: (await import('./home-screen.tsx')).HomeScreen };
  },
  user: async () => ({ default: (await import('./user-screen.tsx')).UserScreen }),
  security: async () => ({ default: (await import('./security-screen.tsx')).SecurityScreen }),
  notFound: async () => ({ default: (await import('./not-found-screen.tsx')).NotFoundScreen }),
};

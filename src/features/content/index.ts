import { lazy } from 'react';

// Loads after the figures of the home screen.
export const Trumpets = lazy(async () => ({ default: (await import('./components/trumpets.tsx')).Trumpets }));
export const Banners = lazy(async () => ({ default: (await import('./components/banners.tsx')).Banners }));
export const Feedback = lazy(async () => ({ default: (await import('./components/feedback.tsx')).Feedback }));
export const SiteLinks = lazy(async () => ({ default: (await import('./components/site-links.tsx')).SiteLinks }));
export const Partners = lazy(async () => ({ default: (await import('./components/partners.tsx')).Partners }));

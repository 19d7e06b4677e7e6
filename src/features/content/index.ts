import { lazy } from 'react';

// What stands around the figures of the home screen waits until they are there.
export const Trumpets = lazy(async () => ({ default: (await import('./components/trumpets.tsx')).Trumpets }));
export const Banners = lazy(async () => ({ default: (await import('./components/banners.tsx')).Banners }));
export const Feedback = lazy(async () => ({ default: (await import('./components/feedback.tsx')).Feedback }));
export const SiteLinks = lazy(async () => ({ default: (await import('./components/site-links.tsx')).SiteLinks }));
export const Partners = lazy(async () => ({ default: (await import('./components/partners.tsx')).Partners }));

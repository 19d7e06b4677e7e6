import { lazy } from 'react';

export { ContentPage } from './components/content-page.tsx';

// Loads after the figures of the home screen, together: each further chunk has its name in the first load.
export const HomeContent = lazy(async () => ({ default: (await import('./components/home-content.tsx')).HomeContent }));

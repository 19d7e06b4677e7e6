import { loadNamespaces } from '#platform/i18n';
import { partOf } from '#platform/part';

export { ContentPage } from './components/content-page.tsx';

// Loads after the figures of the home screen, together: each further chunk has its name in the first load.
export const HomeContent = partOf(async () => {
  const [{ HomeContent: Loaded }] = await Promise.all([
    import('./components/home-content.tsx'),
    loadNamespaces(['content']),
  ]);
  return Loaded;
});

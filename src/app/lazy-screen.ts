import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadNamespaces } from '#platform/i18n';
import { loadChunks } from './chunk.ts';
import { routeAt, type OpenRoute } from './routes.ts';
import { screenLoaders, type ScreenLoader } from './screen-loaders.ts';

const made = new Map<string, LazyExoticComponent<ComponentType>>();

/** The screen and its catalogues side by side, so that it shows once and whole. */
async function load(screen: ScreenLoader, texts: readonly string[]): Promise<{ default: ComponentType }> {
  const [loaded] = await loadChunks(screen(), loadNamespaces(texts));
  return loaded;
}

/** Begins to fetch the screen at an address, before React asks for it. */
export function preloadScreen(path: string): readonly string[] {
  const route = routeAt(path);
  // A failure shows when the screen is asked for.
  if (route) screenLoaders[route.name]().catch(() => undefined);
  return route?.texts ?? [];
}

/** The component of a route, made once. */
export function screenOf(route: OpenRoute): LazyExoticComponent<ComponentType> {
  let screen = made.get(route.name);
  if (!screen) {
    // A failure stays: the browser remembers a module that did not arrive as well. Only loading the page again helps.
    screen = lazy(() => load(screenLoaders[route.name], route.texts));
    made.set(route.name, screen);
  }
  return screen;
}

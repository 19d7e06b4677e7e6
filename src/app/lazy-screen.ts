import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenProps } from '#platform/back-path';
import { loadNamespaces } from '#platform/i18n';
import { loadChunks } from './chunk.ts';
import { routeAt, type Route } from './routes.ts';
import { screenLoaders, type ScreenLoader } from './screen-loaders.ts';

const made = new Map<string, LazyExoticComponent<ComponentType<ScreenProps>>>();

/** Loads the screen and its catalogs in parallel, so that it renders once, complete. */
async function load(screen: ScreenLoader, texts: readonly string[]): Promise<{ default: ComponentType<ScreenProps> }> {
  const [loaded] = await loadChunks(screen(), loadNamespaces(texts));
  return loaded;
}

/** Starts fetching the screen at an address before React renders it. */
export function preloadScreen(path: string): readonly string[] {
  const route = routeAt(path);
  // A failure surfaces when the screen renders.
  if (route) screenLoaders[route.name]().catch(() => undefined);
  return route?.texts ?? [];
}

/** The component of a route, made once. */
export function screenOf(route: Route): LazyExoticComponent<ComponentType<ScreenProps>> {
  let screen = made.get(route.name);
  if (!screen) {
    // A failure sticks, as browsers cache failed modules; only a reload helps.
    screen = lazy(() => load(screenLoaders[route.name], route.texts));
    made.set(route.name, screen);
  }
  return screen;
}

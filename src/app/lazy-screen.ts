import { lazy, type ComponentType } from 'react';
import type { ScreenProps } from '#platform/back-path';
import { loadNamespaces } from '#platform/i18n';
import { loadChunks } from './chunk.ts';
import { routeAt, type Route } from './routes.ts';
import { screenLoaders, type ScreenLoader } from './screen-loaders.ts';
import { expectReads } from './screen-reads.ts';

const made = new Map<string, ComponentType<ScreenProps>>();

/** Loads the screen and its catalogs in parallel, so that it renders once, complete. */
async function load(screen: ScreenLoader, texts: readonly string[]): Promise<{ default: ComponentType<ScreenProps> }> {
  const [loaded] = await loadChunks(screen(), loadNamespaces(texts));
  return loaded;
}

/** Starts fetching the screen at an address before React renders it. Returns the catalogs that it needs. */
export function preloadScreen(path: string): readonly string[] {
  const route = routeAt(path);
  // A failure surfaces when the screen renders.
  if (route) screenLoaders[route.name]().catch(() => undefined);
  return route?.texts ?? [];
}

/** Fetches the screen at an address with its catalogs and data, since a press that leads there has begun. */
export function expectScreen(address: string): void {
  const path = address.replace(/[?#].*/u, '');
  // Data first: many browsers ask for six things at a time, and the code is many. A query may read something else.
  if (path === address) expectReads(path);
  loadNamespaces(preloadScreen(path)).catch(() => undefined);
}

/** Resolves once the screen at an address is there with its parts, and renders without waiting. Its texts must be loaded. */
export async function screenReady(path: string): Promise<void> {
  const route = routeAt(path);
  if (!route) return;
  const { default: Screen, ready } = await screenLoaders[route.name]();
  await ready?.();
  made.set(route.name, Screen);
}

/** The component of a route, made once. */
export function screenOf(route: Route): ComponentType<ScreenProps> {
  let screen = made.get(route.name);
  if (!screen) {
    // A failure sticks, as browsers cache failed modules; only a reload helps.
    screen = lazy(() => load(screenLoaders[route.name], route.texts));
    made.set(route.name, screen);
  }
  return screen;
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchPath } from 'react-router-dom';
import { loadNamespaces } from '#platform/i18n';
import { loadChunks } from './chunk.ts';
import { isOpen, routes, type RouteDefinition, type ScreenLoader } from './routes.ts';

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
  route?.screen().catch(() => undefined);
  return route?.texts ?? [];
}

/** The component of a route, made once. */
export function screenOf(route: RouteDefinition & { screen: ScreenLoader }): LazyExoticComponent<ComponentType> {
  let screen = made.get(route.name);
  if (!screen) {
    // A failure stays: the browser remembers a module that did not arrive as well. Only loading the page again helps.
    screen = lazy(() => load(route.screen, route.texts ?? []));
    made.set(route.name, screen);
  }
  return screen;
}

/** The open route at an address; more exact patterns stand before those that match more. */
export function routeAt(path: string): (RouteDefinition & { screen: ScreenLoader }) | undefined {
  const found = routes.filter((route) => matchPath(route.path, path));
  const exact = found.toSorted((a, b) => dynamicParts(a.path) - dynamicParts(b.path))[0];
  return exact && isOpen(exact) ? exact : undefined;
}

const dynamicParts = (path: string): number => path.split('/:').length;

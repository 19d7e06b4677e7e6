import type { RouteDefinition } from './routes.ts';

/** Routes of the specification without a screen yet. They lead to 404 like any unknown path. */
export const plannedRoutes: readonly RouteDefinition[] = [];

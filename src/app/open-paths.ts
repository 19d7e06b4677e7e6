import { routeAt } from './lazy-screen.ts';

/** Whether the app shows something at this path: what is not built yet is not linked to. */
export const isOpenPath = (path: string): boolean => routeAt(path.split(/[?#]/, 1)[0] ?? path) !== undefined;

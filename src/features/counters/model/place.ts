import { counterOf, isOpen, type Stage } from './stage.ts';

type View = Stage['stage'];

export interface Place {
  /** What the counter's screen shows. */
  view: View;
  /** The address of that. */
  path: string;
  /** The open order at another counter, which has to be completed first. */
  blocked: { name: string; path: string } | null;
}

const pathTo = (id: string, view: View): string => `/counter/${id}${view === 'start' ? '' : `/${view}`}`;

/**
 * Returns what a counter's screen shows. The server's stage decides while an order is open. A settled order shows where the
 * address asks for it; otherwise the counter is ready for the next one.
 */
export function placeOf(stage: Stage, id: string, next: string | undefined): Place {
  const counter = counterOf(stage);
  const isHere = counter?.id === id;
  const isShown = isHere && (isOpen(stage) || (next !== undefined && next !== 'start'));
  const view = isShown ? stage.stage : 'start';
  return {
    view,
    path: pathTo(id, view),
    blocked: counter && !isHere && isOpen(stage) ? { name: counter.name, path: pathTo(counter.id, stage.stage) } : null,
  };
}

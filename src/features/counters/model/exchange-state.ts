import type { ApiError } from '#platform/api-error';
import type { Stage, TimedStage } from './stage.ts';

/** What the customer does with an order. */
export type Action = 'match' | 'leave' | 'accept' | 'decline';

/** Why the flow is back at the start. */
export type Note = 'stopped' | 'nothing-found' | 'declined' | 'expired';

export interface ExchangeState {
  timed: TimedStage | null;
  /** What is being sent. */
  acting: Action | null;
  note: Note | null;
  /** What the last action met, and which. */
  failure: { action: Action; error: ApiError } | null;
  /** Whether it shows what is missing to accept. */
  isShortfallShown: boolean;
  /** Whether the stage changed while the customer looked at it. */
  hasMoved: boolean;
}

export type ExchangeEvent =
  | { type: 'received'; state: Stage; at: number; by?: Action }
  | { type: 'acting'; action: Action }
  | { type: 'failed'; action: Action; error: ApiError }
  | { type: 'shortfall-shown' }
  | { type: 'dismissed' };

export const initial: ExchangeState = {
  timed: null,
  acting: null,
  note: null,
  failure: null,
  isShortfallShown: false,
  hasMoved: false,
};

function noteOf(before: Stage, now: Stage, by: Action | undefined): Note | null {
  if (now.stage !== 'start') return null;
  if (before.stage === 'matching') return by === 'leave' ? 'stopped' : 'nothing-found';
  if (before.stage === 'matched') return by === 'decline' ? 'declined' : 'expired';
  return null;
}

/** Takes over a stage, unless a newer one is known: responses may overtake each other. */
function receive(state: ExchangeState, event: Extract<ExchangeEvent, { type: 'received' }>): ExchangeState {
  const { timed } = state;
  const settled = event.by === undefined ? state : { ...state, acting: null, failure: null };
  if (timed && Date.parse(timed.state.server_time) > Date.parse(event.state.server_time)) return settled;
  const next = { ...settled, timed: { state: event.state, at: event.at } };
  if (!timed || timed.state.stage === event.state.stage) return next;
  // While an action is under way, a read may see its result first.
  const note = noteOf(timed.state, event.state, event.by ?? state.acting ?? undefined);
  return { ...next, note, failure: null, isShortfallShown: false, hasMoved: true };
}

export function nextState(state: ExchangeState, event: ExchangeEvent): ExchangeState {
  switch (event.type) {
    case 'received':
      return receive(state, event);
    case 'acting':
      return { ...state, acting: event.action, failure: null };
    case 'failed':
      return { ...state, acting: null, failure: { action: event.action, error: event.error } };
    case 'shortfall-shown':
      return { ...state, isShortfallShown: true };
    case 'dismissed':
      return { ...state, failure: null, isShortfallShown: false };
  }
}

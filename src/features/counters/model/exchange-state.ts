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
  /** `isAnswer`: an action returned it. */
  | { type: 'received'; state: Stage; at: number; isAnswer?: boolean }
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

/** What ends by itself is known by the server, also to a customer who was elsewhere; the rest is what a customer did. */
function noteOf(before: Stage | undefined, now: Stage): Note | null {
  if (now.stage !== 'start') return null;
  if (now.ended !== null) return now.ended === 'expired' ? 'expired' : 'nothing-found';
  if (before?.stage === 'matching') return 'stopped';
  return before?.stage === 'matched' ? 'declined' : null;
}

/** Takes over a stage, unless a newer one is known: responses may overtake each other. */
function receive(state: ExchangeState, event: Extract<ExchangeEvent, { type: 'received' }>): ExchangeState {
  const { timed } = state;
  const settled = event.isAnswer ? { ...state, acting: null, failure: null } : state;
  if (timed && Date.parse(timed.state.server_time) > Date.parse(event.state.server_time)) return settled;
  const next = { ...settled, timed: { state: event.state, at: event.at } };
  if (timed?.state.stage === event.state.stage) return next;
  const note = noteOf(timed?.state, event.state);
  return timed ? { ...next, note, failure: null, isShortfallShown: false, hasMoved: true } : { ...next, note };
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

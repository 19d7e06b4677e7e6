import type { ResponseOf } from '#contract/index';
import { deviceTime } from '#platform/countdown';

export type Stage = ResponseOf<'GET exchange/current'>;
export type StageOf<Name extends Stage['stage']> = Extract<Stage, { stage: Name }>;
export type Offer = StageOf<'matched'>['offer'];
export type ExchangeRecord = ResponseOf<'GET exchange/records'>['items'][number];
export type Counter = ResponseOf<'GET counter/detail'>;
export type CounterEntry = ResponseOf<'GET counter/index'>['items'][number];

/** The counter of a stage; null at the start, which belongs to none. */
export function counterOf(stage: Stage): Counter['next'] {
  if (stage.stage === 'start') return null;
  if (stage.stage === 'matched') return stage.offer.counter;
  return stage.stage === 'success' ? stage.record.counter : stage.counter;
}

/** Whether another order has to wait for this one. */
export const isOpen = (stage: Stage): boolean =>
  stage.stage === 'matching' ||
  stage.stage === 'matched' ||
  (stage.stage === 'success' && stage.record.status === 'waiting');

/** The server's deadline of a stage; null if nothing ends by itself. */
export function endOf(stage: Stage): string | null {
  if (stage.stage === 'matching') return stage.ends_at;
  if (stage.stage === 'matched') return stage.offer.expires_at;
  return stage.stage === 'success' ? stage.record.waits_until : null;
}

/** A stage along with this device's time when it arrived, which makes the server's deadlines correct on any clock. */
export interface TimedStage<Name extends Stage['stage'] = Stage['stage']> {
  state: StageOf<Name>;
  at: number;
}

/** Converts a moment of the server to this device's clock. */
export const deviceTimeOf = <Name extends Stage['stage']>({ state, at }: TimedStage<Name>, moment: string): number =>
  deviceTime(moment, state.server_time, at);

/** Milliseconds until the stage is read again; 0 where only the customer moves it. The live channel is faster, if it works. */
export function pollEvery(timed: TimedStage | null, now: number): number {
  if (!timed || !isOpen(timed.state)) return 0;
  const end = endOf(timed.state);
  if (end !== null && deviceTimeOf(timed, end) <= now) return 1000;
  return timed.state.stage === 'matching' ? 2000 : 5000;
}

import { Refusal } from '../../errors.ts';

/** A refusal that only operators see, in English and with HTTP 409. */
export class OperatorRefusal extends Error {
  readonly code: string;
  readonly details: object;

  constructor(code: string, message: string, details: object = {}) {
    super(message);
    this.name = 'OperatorRefusal';
    this.code = code;
    this.details = details;
  }
}

/** Refuses a decision that the state, a word, doesn't allow, or `not-found` without one. */
export function refuseDecision(kind: string, state: string | undefined): never {
  if (state === undefined) throw new Refusal('not-found');
  throw new OperatorRefusal('not-next-step', `That can't be done: this ${kind} is ${state}.`, { state });
}

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

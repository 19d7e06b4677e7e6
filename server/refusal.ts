import type { RefusalCode } from '#contract/codes';

/**
 * A business refusal: HTTP 200 with status 0, this code and its message in the customer's language.
 * `details` join `data.code` in the answer and fill the variables of the message.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: RefusalCode, details: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** The same key came with another body: HTTP 409. */
export class IdempotencyConflict extends Error {
  constructor() {
    super('This idempotency key was used for another request.');
    this.name = 'IdempotencyConflict';
  }
}

/** HTTP 422 for a rule that only the server can check: message keys by field. */
export class InvalidFields extends Error {
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super('invalid');
    this.name = 'InvalidFields';
    this.fields = fields;
  }
}

/** HTTP 429 with Retry-After. */
export class TooManyRequests extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too-many-requests');
    this.name = 'TooManyRequests';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** When trying again makes sense, where nothing better is known. */
export const RETRY_AFTER_SECONDS = 2;

/** HTTP 503 with Retry-After: the server or its database is busy or away. Trying again later is safe. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number;

  constructor(
    message: string,
    {
      retryAfterSeconds = RETRY_AFTER_SECONDS,
      cause,
    }: { readonly retryAfterSeconds?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'Unavailable';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

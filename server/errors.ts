import type { ProtocolCode, RefusalCode } from '#contract/codes';

/**
 * A business refusal: HTTP 200 with status 0, this code and its message in the customer's language.
 * `details` join `data.code` in the response and fill the variables of the message.
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

/** An error that any call may return besides its refusals. The code determines the HTTP status; see `protocolCodes`. */
export class ProtocolError extends Error {
  readonly code: ProtocolCode;

  constructor(code: ProtocolCode, message: string = code, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** The idempotency key was already used for another call or body. */
export class IdempotencyConflict extends ProtocolError {
  constructor() {
    super('idempotency-conflict', 'This idempotency key was used for another request.');
  }
}

export class InvalidFields extends ProtocolError {
  /** Message keys by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(fields: Readonly<Record<string, readonly string[]>>) {
    super('invalid');
    this.fields = fields;
  }
}

export class TooManyRequests extends ProtocolError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too-many-requests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server or its database is busy or down. Retrying is safe. */
export class Unavailable extends ProtocolError {
  constructor(message: string, options?: ErrorOptions) {
    super('unavailable', message, options);
  }
}

const stringField = (error: object, field: string): string => {
  const value: unknown = (error as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
};

/** Returns the SQLSTATE of a database error or the code of a system error; empty for any other. */
export const codeOf = (error: unknown): string => (error instanceof Error ? stringField(error, 'code') : '');

/**
 * SQLSTATE classes and codes after which a retry can succeed: connection lost (08), deadlock and serialization (40), out of
 * resources or connections (53), shut down or canceled (57), input/output error (58), lock not available, transaction timed
 * out, and read-only, as a standby is until it takes over.
 */
const RETRYABLE_STATE = /^(08|40|53|57|58)[0-9A-Z]{3}$|^(55P03|25P03|25006)$/;

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
]);

/** The driver identifies these failures only by message. */
const LOST_CONNECTION =
  /^(Connection terminated|Connection ended|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** Returns whether the server or its database is busy or down, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // A missing unix socket, not a missing file.
  if (code === 'ENOENT') return stringField(error, 'syscall') === 'connect';
  return RETRYABLE_STATE.test(code) || NETWORK_CODES.has(code) || LOST_CONNECTION.test(error.message);
}

import type { ProtocolCode, RefusalCode } from '#contract/codes';

export type ApiErrorKind =
  /** Refused by a business rule; `code` says which. */
  | 'refusal'
  /** Some fields are invalid; `fields` says which. */
  | 'invalid'
  | 'unauthorized'
  /** The idempotency key was used with another body. */
  | 'conflict'
  | 'too-many'
  /** The server can't be reached. */
  | 'offline'
  /** The server was known to be away, so nothing was sent. */
  | 'not-sent'
  | 'timeout'
  /** The server failed, or its response can't be read. */
  | 'server';

interface ApiErrorInit {
  kind: ApiErrorKind;
  message?: string;
  code?: RefusalCode | ProtocolCode | undefined;
  fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | undefined;
  data?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** The only error that a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** What the app switches on. */
  readonly code: RefusalCode | ProtocolCode | undefined;
  /** Messages by field, in the customer's language. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** When a retry makes sense, by this device's clock. */
  readonly retryAt: number | undefined;
  /** Other data of the response, unchecked. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor({ kind, message = '', code, fields = {}, retryAfter, data = {}, cause }: ApiErrorInit) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.fields = fields;
    this.retryAt = retryAfter && Date.now() + retryAfter * 1000;
    this.data = data;
  }

  /** Whether the same request may succeed later, unchanged. */
  get isRetryable(): boolean {
    return !this.isOutcomeKnown || this.kind === 'not-sent' || this.kind === 'too-many';
  }

  /** Whether the server has answered, or was never asked. If not, a money call may have been executed. */
  get isOutcomeKnown(): boolean {
    return this.kind !== 'offline' && this.kind !== 'timeout' && this.kind !== 'server';
  }
}

/** Wraps anything thrown as an ApiError. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ kind: 'server', cause: error });
}

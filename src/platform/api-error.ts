import type { ProtocolCode, RefusalCode } from '#contract/codes';

export type ApiErrorKind =
  /** The business said no; `code` says why. */
  | 'refusal'
  /** Fields are wrong; `fields` says which. */
  | 'invalid'
  | 'unauthorized'
  /** The idempotency key was used with another body. */
  | 'conflict'
  | 'too-many'
  /** The server could not be reached at all. */
  | 'offline'
  | 'timeout'
  /** The server failed, or answered what nobody understands. */
  | 'server';

interface ApiErrorInit {
  kind: ApiErrorKind;
  message?: string;
  code?: RefusalCode | ProtocolCode | undefined;
  fields?: Readonly<Record<string, readonly string[]>> | undefined;
  retryAfter?: number | undefined;
  data?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** The one error that a call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** What the app switches on. */
  readonly code: RefusalCode | ProtocolCode | undefined;
  /** Messages by field, in the customer's language. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds until trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** Whatever else the answer carries, as it came. */
  readonly data: Readonly<Record<string, unknown>>;

  constructor({ kind, message = '', code, fields = {}, retryAfter, data = {}, cause }: ApiErrorInit) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.data = data;
  }

  /** Whether the same request may succeed later without the customer changing anything. */
  get isRetryable(): boolean {
    return this.kind === 'offline' || this.kind === 'timeout' || this.kind === 'server' || this.kind === 'too-many';
  }

  /** Whether the server's answer is known: with `false` a money call may have been carried out. */
  get isOutcomeKnown(): boolean {
    return this.kind !== 'offline' && this.kind !== 'timeout' && this.kind !== 'server';
  }
}

/** Whatever was thrown, as an ApiError. */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ kind: 'server', cause: error });
}

import type { ProtocolCode, RefusalCode } from '#contract/codes';
import { ApiError, type ApiErrorKind } from './api-error.ts';

const kinds: Record<number, ApiErrorKind> = { 401: 'unauthorized', 409: 'conflict', 422: 'invalid', 429: 'too-many' };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the `data` of the envelope `{status, message, data}`. Throws ApiError for anything but success. */
export function unwrap(status: number, body: unknown, retryAfter: string | null): unknown {
  if (!isObject(body)) throw new ApiError({ kind: kinds[status] ?? 'server', cause: body });
  const data = isObject(body.data) ? body.data : {};
  if (status === 200 && body.status === 1) return body.data;
  const seconds = Number(retryAfter);
  throw new ApiError({
    kind: kinds[status] ?? (status < 500 ? 'refusal' : 'server'),
    message: typeof body.message === 'string' ? body.message : '',
    // A newer server may send codes that this version doesn't handle.
    code: typeof data.code === 'string' ? (data.code as RefusalCode | ProtocolCode) : undefined,
    fields: isObject(data.errors) ? fieldsOf(data.errors) : undefined,
    retryAfter: retryAfter !== null && Number.isFinite(seconds) ? seconds : undefined,
    data,
  });
}

function fieldsOf(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : [],
    ]),
  );
}

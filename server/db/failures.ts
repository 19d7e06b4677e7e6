import { Unavailable } from '../refusal.ts';

const stringField = (error: object, field: string): string => {
  const value: unknown = (error as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : '';
};

/** The SQLSTATE of a database error, or the code of a system error; empty for any other. */
export const codeOf = (error: unknown): string => (error instanceof Error ? stringField(error, 'code') : '');

/**
 * SQLSTATE classes and codes after which the same request can succeed: connection lost (08), deadlock and serialization (40),
 * out of resources or connections (53), shut down or canceled (57), input/output error (58), lock not available, and
 * transaction timed out.
 */
const PASSING_STATE = /^(08|40|53|57|58)[0-9A-Z]{3}$|^(55P03|25P03)$/;

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

/** The driver names these failures by their message alone. */
const LOST_CONNECTION =
  /^(Connection terminated|Connection ended|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** Whether the server or its database is busy or away, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // A missing unix socket, not a missing file.
  if (code === 'ENOENT') return stringField(error, 'syscall') === 'connect';
  return PASSING_STATE.test(code) || NETWORK_CODES.has(code) || LOST_CONNECTION.test(error.message);
}

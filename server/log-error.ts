import { codeOf, isUnavailable, Unavailable } from './errors.ts';

/** What a log may have of an error. Others of its fields, such as a database's `detail` or a mail server's `response`, name customers. */
interface LoggedError {
  readonly name: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A mail server's error repeats its answer, which names the recipient. */
const namesRecipient = (error: Error): boolean => 'response' in error || 'rejected' in error;

const stackOf = (error: Error): string => {
  const { stack = '', message } = error;
  return namesRecipient(error) ? stack.replace(message, '…') : stack;
};

/** Several attempts that failed together, such as at the addresses of one host, have a code and no message. */
const messageOf = (error: Error): string => (namesRecipient(error) ? codeOf(error) : error.message || codeOf(error));

/** Returns in one line what an error says and, in parentheses, its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause instanceof Error ? `${messageOf(error)} (${messageOf(error.cause)})` : messageOf(error);
}

/** Returns the parts of an error for a log. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: '' };
  const { constraint, errors } = error as { constraint?: unknown; errors?: unknown };
  const code = codeOf(error);
  return {
    name: error.name,
    ...(code === '' ? {} : { code }),
    ...(isText(constraint) ? { constraint } : {}),
    stack: stackOf(error),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
    ...(Array.isArray(errors) ? { errors: errors.map(loggedError) } : {}),
  };
}

const textOf = ({ name, code, constraint, stack, cause, errors = [] }: LoggedError): string =>
  [
    stack || name,
    ...(code === undefined ? [] : [`  code: ${code}`]),
    ...(constraint === undefined ? [] : [`  constraint: ${constraint}`]),
    ...(cause === undefined ? [] : [`caused by ${textOf(cause)}`]),
    ...errors.map((each) => `- ${textOf(each)}`),
  ].join('\n');

/** At a terminal a text, elsewhere a line of JSON like those of requests. */
const print = (text: string, fields: { readonly err: LoggedError } | { readonly msg: string }): void =>
  console.error(process.stderr.isTTY ? text : JSON.stringify({ level: 50, time: Date.now(), ...fields }));

/** Prints an error without what it says of customers. */
export function logError(error: unknown): void {
  const err = loggedError(error);
  print(textOf(err), { err });
}

/** Prints what fails for now, where a stack would say nothing. */
export const logFailure = (msg: string): void => print(msg, { msg });

const UNAVAILABLE_EVERY_MS = 10_000;

/** Returns a function that prints errors, but at most one every ten seconds while something is down and every part of the server fails. */
export function errorReporter(): (error: unknown) => void {
  let printedAt = -Infinity;
  return (error) => {
    if (!isUnavailable(error)) return logError(error);
    const now = performance.now();
    if (now - printedAt < UNAVAILABLE_EVERY_MS) return;
    printedAt = now;
    // Unavailable says itself what is.
    logFailure(`${error instanceof Unavailable ? '' : 'The database is busy or down: '}${reasonOf(error)}`);
  };
}

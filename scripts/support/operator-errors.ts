/** Prints a message instead of a stack trace; `answer` is what a program reads. */
export class CommandError extends Error {
  readonly answer: object;

  constructor(message: string, { answer = { message }, cause }: { answer?: object; cause?: unknown } = {}) {
    super(message, { cause });
    this.answer = answer;
  }
}

/** The server may or may not have done what it was asked for. */
export class NoAnswer extends CommandError {}

export interface Refusal {
  readonly message: string;
  readonly data: { readonly code?: string; readonly errors?: Readonly<Record<string, readonly string[]>> };
}

/** Says why the server refused a command, in words for somebody who sees no form. */
export function refusalOf(status: number, { message, data }: Refusal, words: readonly string[]): CommandError {
  return new CommandError(inWords(status, { message, data }, words), { answer: { status, message, ...data } });
}

function inWords(status: number, { message, data }: Refusal, words: readonly string[]): string {
  const fields = Object.entries(data.errors ?? {}).map(([field, problems]) => `  ${field}: ${problems.join(' ')}`);
  if (fields.length > 0) return ['Nothing was changed:', ...fields].join('\n');
  if (data.code === 'not-found')
    return `Nothing found for "${words.join(' ')}". It may be misspelled, or have been decided already.`;
  return `${message} (${data.code ?? status})`;
}

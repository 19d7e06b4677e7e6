/** How commands reach the server. A call with a body is a POST. */
export interface Operator {
  ask(path: string, body?: object): Promise<Record<string, unknown>>;
  /** Returns the bytes of an image. */
  image(path: string): Promise<Buffer>;
}

export interface Options {
  readonly photos?: string | undefined;
  readonly note?: string | undefined;
  readonly page?: string | undefined;
  readonly waiting?: boolean | undefined;
  readonly sure?: boolean | undefined;
}

export type Call = Operator & Options;

type Run = (call: Call, ...given: string[]) => Promise<unknown>;

export interface Command {
  /**
   * What to type: words, `<arguments>`, `one|of|these`, numbers such as `D…`, `[optional arguments]` at the end, `...` to repeat the
   * last one, and `[--options]`.
   */
  readonly usage: string;
  readonly help: string;
  readonly run: Run;
}

export const command = (usage: string, help: string, run: Run): Command => ({ usage, help, run });

/** Builds the path of a call. What is filled in stays one part of it. */
export const path = (texts: TemplateStringsArray, ...given: string[]): string =>
  String.raw({ raw: texts }, ...given.map(encodeURIComponent));

export const nameOf = ({ usage }: Command): string => usage.replace(/ .*/, '');

/** Returns what a word of a usage stands for. Only after `=` can a value be empty. */
const patternOf = (token: string): RegExp => {
  const pattern = token
    .replaceAll(/[[\]"]/g, '')
    .replaceAll(/<[^>]+>/g, '.+')
    .replaceAll('=.+', '=.*')
    .replaceAll(/([A-Z])…/g, (_, letter: string) => `[${letter}${letter.toLowerCase()}]\\d+`);
  return new RegExp(`^(${pattern})$`, 's');
};

const isFixed = (token: string): boolean => /^[a-z]+$/.test(token);

/**
 * Reads the words as this command: returns its arguments, with numbers such as `D…` in upper case, and whether they are all there.
 * Undefined if a word doesn't fit, or is too much.
 */
export function match(
  { usage }: Command,
  words: readonly string[],
): { readonly given: readonly string[]; readonly isWhole: boolean } | undefined {
  const tokens = usage.replaceAll(/ \[--[^\]]*\]/g, '').split(' ');
  const repeats = tokens.at(-1) === '...';
  if (repeats) tokens.pop();
  const needed = tokens.filter((token) => !token.startsWith('[')).length;
  const given: string[] = [];
  for (const [index, word] of words.entries()) {
    const token = tokens[index] ?? (repeats ? tokens.at(-1) : undefined);
    if (token === undefined || !patternOf(token).test(word)) return undefined;
    if (!isFixed(token)) given.push(/…\]?$/.test(token) ? word.toUpperCase() : word);
  }
  return { given, isWhole: words.length >= needed };
}

/** Returns an option that was given and that the command doesn't have. */
export const foreignOption = ({ usage }: Command, options: Options): string | undefined =>
  Object.keys(options).find((name) => !usage.includes(`[--${name}`));

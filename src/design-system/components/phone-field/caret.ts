const isDigit = (letter: string | undefined): boolean => letter !== undefined && /[+\p{Nd}]/u.test(letter);
const digitsOf = (text: string): string => [...text].filter(isDigit).join('');

/** Position of the caret in formatted text: after as many digits as before; at the end if it was at the end. */
export function caretIn(formatted: string, typed: string, caret: number): number {
  if (caret >= typed.length) return formatted.length;
  let left = digitsOf(typed.slice(0, caret)).length;
  let index = 0;
  while (left > 0 && index < formatted.length) {
    if (isDigit(formatted[index])) left -= 1;
    index += 1;
  }
  return index;
}

/**
 * Backspace on a space or bracket removes the digit before it: formatting would restore the separator, and the key
 * would do nothing.
 */
export function withoutDigitBefore(before: string, typed: string, caret: number): { text: string; caret: number } {
  if (typed.length >= before.length || digitsOf(before) !== digitsOf(typed)) return { text: typed, caret };
  let at = caret - 1;
  while (at >= 0 && !isDigit(typed[at])) at -= 1;
  return at < 0 ? { text: typed, caret } : { text: typed.slice(0, at) + typed.slice(at + 1), caret: at };
}

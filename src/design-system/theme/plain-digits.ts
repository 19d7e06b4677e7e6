function plainDigit(digit: string): string {
  // Each script has its ten digits in consecutive code points.
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** Writes full-width characters and the digits of every script, such as Thai ones, as on a Latin keyboard. */
export const plainDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Nd}/gu, plainDigit);

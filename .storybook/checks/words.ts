import { isSeen, nameOf } from './elements.ts';
import { texts } from './texts.ts';

/** Scripts with spaces between words; the others may break between any letters. */
const word = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]{2,}/gu;

/** Returns words that a line break cuts in two without a hyphen. Codes and addresses are marked `translate="no"`. */
export function cutWords(): string[] {
  const range = document.createRange();
  const lineOf = (text: Text, index: number): DOMRect | undefined => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return [...range.getClientRects()].findLast(({ width }) => width > 0);
  };
  return texts().flatMap((text) => {
    const parent = text.parentElement;
    range.selectNodeContents(text);
    if (!parent || range.getClientRects().length < 2 || !isSeen(parent)) return [];
    return [...text.data.matchAll(word)]
      .filter((found) => !isCode(found))
      .flatMap(({ 0: letters, index }) => {
        const [first, last] = [lineOf(text, index), lineOf(text, index + letters.length - 1)];
        const isCut = first && last && last.top >= first.bottom - 1;
        return isCut ? [`"${letters}" breaks inside the word at ${nameOf(parent)}`] : [];
      });
  });
}

/** Letters beside digits are part of an address or a code. */
const isCode = ({ 0: letters, index, input }: RegExpExecArray): boolean =>
  /\d/u.test(input.slice(Math.max(0, index - 1), index + letters.length + 1));

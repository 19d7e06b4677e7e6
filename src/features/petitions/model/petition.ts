import type { ItemOf } from '#platform/swr-pages';

export type Petition = ItemOf<'GET petition/index'>;

const words = ['pending', 'processing', 'completed', 'ended'] as const;

/** Returns its status as StatusChip and the catalogs name it. */
export const statusOf = ({ status }: Pick<Petition, 'status'>): (typeof words)[number] => words[status];

const EXCERPT = 80;

/** Returns how a text begins: its first line, up to a whole word. */
export function beginningOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (line === text && text.length <= EXCERPT) return text;
  if (line.length <= EXCERPT) return `${line.trimEnd()}\u00A0…`;
  // Half of a character that takes two units is none.
  const cut = line.slice(0, EXCERPT).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  // Languages without spaces have no better place.
  return `${(space > EXCERPT / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–-]+$/u, '')}\u00A0…`;
}

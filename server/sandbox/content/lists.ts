import type { ContentListItem, ContentLists } from '../../domains/content/seed-store.ts';
import type { ListName } from '../../domains/content/tables.ts';
import { listFacts, type SampleTexts } from './sample-texts.ts';

/** Returns the lists of the home screen in one language. */
export const listsOf = ({ lists }: SampleTexts): ContentLists =>
  Object.fromEntries(
    Object.entries(listFacts).map(([list, items]) => {
      const texts: Readonly<Record<string, Partial<ContentListItem>>> = lists[list as ListName];
      return [list, items.map((item) => ({ ...item, ...texts[item.id] }))];
    }),
  ) as Record<ListName, ContentListItem[]>;

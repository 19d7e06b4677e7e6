import type { Language } from '#contract/languages';
import type { Db } from '../../db/transact.ts';
import { languagesOf } from '../account/store.ts';

/** Adds each customer's language, so that reasons and answers can be written in it. */
export async function withLanguages<Item extends { readonly customer: string }>(
  db: Db,
  items: readonly Item[],
): Promise<(Item & { readonly language: Language | undefined })[]> {
  const languages = await languagesOf(
    db,
    items.map(({ customer }) => customer),
  );
  return items.map((item) => ({ ...item, language: languages.get(item.customer) }));
}

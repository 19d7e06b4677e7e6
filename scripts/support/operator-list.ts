import type { Call, Operator } from './operator-command.ts';
import { CommandError } from './operator-errors.ts';

/** Returns the items of a list, and says on stderr which page of it they are. */
export async function list(
  { ask, page }: Call,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const search = new URLSearchParams({ ...query, ...(page === undefined ? {} : { page }) });
  const { items, total, pageSize } = await ask(search.size === 0 ? path : `${path}?${search}`);
  const last = Math.ceil(Number(total) / Number(pageSize));
  if (page !== undefined && page !== '1' && (items as readonly unknown[]).length === 0)
    console.error(`There is no page ${page}.`);
  else if (last > 1) console.error(`Page ${page ?? '1'} of ${last}, ${String(total)} in all.`);
  return items;
}

/** Readings of a list that keeps changing. */
const PATIENCE = 10;

/** Returns all items of a list, as two readings show it: items move to other pages meanwhile. Throws CommandError. */
export async function everyItem<Item extends { readonly sn: string }>(
  operator: Operator,
  path: string,
): Promise<readonly Item[]> {
  let before: string | undefined;
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    const items = await readPages<Item>(operator, path);
    const numbers = items.map(({ sn }) => sn).join(' ');
    if (numbers === before) return items;
    before = numbers;
  }
  throw new CommandError('The list keeps changing. Try again.');
}

async function readPages<Item extends { readonly sn: string }>({ ask }: Operator, path: string): Promise<Item[]> {
  const found = new Map<string, Item>();
  for (let page = 1; ; page += 1) {
    const { items, total } = (await ask(`${path}?page=${page}`)) as { items: readonly Item[]; total: number };
    for (const item of items) found.set(item.sn, item);
    if (items.length === 0 || found.size >= total) return [...found.values()];
  }
}

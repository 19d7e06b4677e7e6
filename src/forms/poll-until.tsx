/** For a read of records: fetches them again until each is over. The live channel makes it faster. */
export const pollUntil = <Item,>(isOver: (item: Item) => boolean) => ({
  refreshInterval: (data: { items: readonly Item[] } | undefined) => (data?.items.every(isOver) ? 0 : 5000),
});

export interface DayGroup<T> {
  day: string;
  items: T[];
}

/** Groups consecutive items of the same day. Without days, one group. */
export function groupByDay<T>(items: readonly T[], getDay?: (item: T) => string): DayGroup<T>[] {
  const groups: DayGroup<T>[] = [];
  for (const item of items) {
    const day = getDay?.(item) ?? '';
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

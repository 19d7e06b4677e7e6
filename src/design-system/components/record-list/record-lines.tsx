import { lazy, memo, Suspense, useCallback, useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { RowPlaceContext } from '../list-row/row-place.ts';
import { groupByDay } from './group-by-day.ts';
import { drawnDays, linesOf, type DrawnDay, type Sight } from './lines.ts';
import type { Measure } from './virtual-lines.tsx';

const VirtualLines = lazy(() => import('./virtual-lines.tsx').then((module) => ({ default: module.VirtualLines })));

/** Up to this many records all are rendered: browser search finds them, screen readers read on, and no library is loaded. */
const maxDrawn = 200;

interface RecordLinesProps<T> {
  cacheKey: string;
  items: readonly T[];
  getKey: (item: T) => string | number;
  getDay?: (item: T) => string;
  formatDay?: (day: string) => ReactNode;
  children: (item: T) => ReactNode;
  hasMore: boolean;
}

/** The days and rows of a RecordList. */
export function RecordLines<T>({ cacheKey, items, getKey, getDay, formatDay, children, hasMore }: RecordLinesProps<T>) {
  const lines = useMemo(
    () => linesOf(groupByDay(items, getDay), getKey, getDay !== undefined),
    [items, getKey, getDay],
  );
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const measuring = useRef<Measure>(null);
  const measure = useCallback((element: HTMLElement | null) => measuring.current?.(element), []);
  const [seen, setSeen] = useState<Sight>();
  const isLong = items.length > maxDrawn;
  const sight = isLong ? seen : undefined;
  const lastDay = lines.at(-1)?.day;

  const rowsOf = ({ day, rows }: DrawnDay<T>): ReactNode =>
    rows.map(({ line, index, gap }) => (
      <Row
        key={line.key}
        item={line.item as T}
        draw={children}
        index={isLong ? index : undefined}
        position={line.position}
        size={hasMore && day === lastDay ? -1 : day.items.length}
        gap={gap}
        measure={measure}
      />
    ));

  return (
    // Omitted rows are gaps, so scroll anchoring has nothing to hold on to.
    <div ref={list} className="flex flex-col [overflow-anchor:none]" style={{ paddingBlockEnd: sight?.bottom }}>
      {drawnDays(lines, sight, isLong ? maxDrawn : Infinity).map((drawn) => (
        <div key={drawn.day.day} className="flex flex-col" style={{ marginBlockStart: drawn.gap || undefined }}>
          {drawn.heading && (
            <h2
              id={`${id}-${drawn.heading.index}`}
              ref={isLong ? measure : undefined}
              data-index={isLong ? drawn.heading.index : undefined}
              // Above the rows of its day; its padding is what the bar covers.
              className="sticky top-[calc(var(--ui-safe-top,0px)+var(--ui-nav-height,0px)-12px)] z-1 -mx-3 bg-paper px-3 pt-5 text-14 font-medium text-muted"
            >
              <span className="block border-b border-line pb-2">{formatDay?.(drawn.day.day) ?? drawn.day.day}</span>
            </h2>
          )}
          <ul
            aria-labelledby={drawn.heading && `${id}-${drawn.heading.index}`}
            className={`flex flex-col ${drawn.heading ? '[&_:is(a,button)]:scroll-mt-10' : ''}`}
          >
            {rowsOf(drawn)}
          </ul>
        </div>
      ))}
      {isLong && (
        <Suspense fallback={null}>
          <VirtualLines cacheKey={cacheKey} lines={lines} list={list} measure={measuring} onSight={setSeen} />
        </Suspense>
      )}
    </div>
  );
}

interface RowProps<T> {
  item: T;
  draw: (item: T) => ReactNode;
  /** Index of its line; absent while all rows are rendered. */
  index: number | undefined;
  position: number;
  size: number;
  gap: number;
  measure: Ref<HTMLLIElement>;
}

/** Memoized, so that scrolling doesn't re-render it. */
const Row = memo(function Row<T>({ item, draw, index, position, size, gap, measure }: RowProps<T>) {
  const place = useMemo(
    () =>
      index === undefined
        ? null
        : {
            ref: measure,
            'data-index': index,
            'aria-posinset': position,
            'aria-setsize': size,
            style: gap > 0 ? { marginBlockStart: gap } : undefined,
          },
    [index, position, size, gap, measure],
  );
  return <RowPlaceContext value={place}>{draw(item)}</RowPlaceContext>;
}) as <T>(props: RowProps<T>) => ReactNode;

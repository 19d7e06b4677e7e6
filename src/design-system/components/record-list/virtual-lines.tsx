import { defaultRangeExtractor, useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import type { Line, Sight } from './lines.ts';

export type Measure = (element: HTMLElement | null) => void;

interface VirtualLinesProps {
  /** Key for remembered heights. */
  cacheKey: string;
  lines: readonly Line<unknown>[];
  list: RefObject<HTMLElement | null>;
  measure: Ref<Measure>;
  onSight: (sight: Sight) => void;
}

// Estimates until a line is rendered and measured.
const headingHeight = 49;
const rowHeight = 65;

/** Heights of recently left lists, so that Back restores the scroll position. */
const remembered = new Map<string, VirtualItem[]>();
const maxRemembered = 8;

function remember(key: string, heights: VirtualItem[]): void {
  remembered.delete(key);
  remembered.set(key, heights);
  const [oldest] = remembered.keys();
  if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
}

/** Reports which lines are visible in the window. Renders nothing, so rows keep their elements. */
export function VirtualLines({ cacheKey, lines, list, measure, onSight }: VirtualLinesProps) {
  const [top, setTop] = useState(0);
  // Stable functions: the library recomputes everything when they change.
  const keyOf = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  const rangeExtractor = useCallback((range: Range) => withNeeded(range, lines, list.current), [lines, list]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here alone, in the render that it asks for
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    getItemKey: keyOf,
    estimateSize: (index) => (lines[index]?.position === 0 ? headingHeight : rowHeight),
    // Most of a screen, so that fast scrolling shows rows and Tab finds the next one.
    overscan: 12,
    scrollMargin: top,
    // Fractional: rounded heights would shift rows while scrolling.
    measureElement: (line, entry) => entry?.borderBoxSize[0]?.blockSize ?? line.getBoundingClientRect().height,
    initialMeasurementsCache: remembered.get(cacheKey),
    rangeExtractor,
  });

  const places = virtualizer.getVirtualItems();
  const last = places.at(-1);
  const bottom = last ? top + virtualizer.getTotalSize() - last.end : 0;

  useImperativeHandle(measure, () => virtualizer.measureElement, [virtualizer]);
  useLayoutEffect(() => {
    for (const line of list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])
      virtualizer.measureElement(line);
  }, [list, virtualizer]);
  // Content above the list may grow. Observe it, because measuring while scrolling forces layout.
  useLayoutEffect(() => {
    const find = (): void => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    find();
    const observer = new ResizeObserver(find);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  useLayoutEffect(() => {
    if (places.length > 0) onSight({ places, top, bottom });
  }, [places, top, bottom, onSight]);

  const leave = useEffectEvent(() => remember(cacheKey, virtualizer.takeSnapshot()));
  useEffect(() => () => leave(), []);
  return null;
}

/**
 * Besides visible lines: their heading, and lines around the focused row, so that it keeps the focus and Tab moves on
 * from it.
 */
function withNeeded(range: Range, lines: readonly Line<unknown>[], list: HTMLElement | null): number[] {
  const indexes = new Set(defaultRangeExtractor(range));
  const focused = list?.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset.index;
  // Two each way, because one may be a heading.
  for (const step of focused === undefined ? [] : [-2, -1, 0, 1, 2]) {
    const index = Number(focused) + step;
    if (index >= 0 && index < lines.length) indexes.add(index);
  }
  for (const index of [...indexes]) indexes.add(lines[index]?.first ?? index);
  return [...indexes].sort((one, other) => one - other);
}

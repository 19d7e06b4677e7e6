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
  /** Under which the heights are remembered. */
  name: string;
  lines: readonly Line<unknown>[];
  list: RefObject<HTMLElement | null>;
  measure: Ref<Measure>;
  onSight: (sight: Sight) => void;
}

// Guesses, until a line was drawn and measured.
const headingHeight = 49;
const rowHeight = 65;

/** Heights of the lists left last: with them a list is as long as it was, so that Back finds the place again. */
const remembered = new Map<string, VirtualItem[]>();
const maxRemembered = 8;

function remember(name: string, heights: VirtualItem[]): void {
  remembered.delete(name);
  remembered.set(name, heights);
  const [oldest] = remembered.keys();
  if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest);
}

/** Follows the window and says which lines are in sight. Draws nothing: the rows stay the elements that they were. */
export function VirtualLines({ name, lines, list, measure, onSight }: VirtualLinesProps) {
  const [top, setTop] = useState(0);
  // The same functions from render to render, or else the library would take everything anew.
  const keyOf = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  const rangeExtractor = useCallback((range: Range) => withNeeded(range, lines, list.current), [lines, list]);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here alone, in the render that it asks for
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    getItemKey: keyOf,
    estimateSize: (index) => (lines[index]?.position === 0 ? headingHeight : rowHeight),
    // Most of a screen: a quick finger meets rows, and Tab finds the next one.
    overscan: 12,
    scrollMargin: top,
    // To the fraction: a rounded height would move the rows a little with each step.
    measureElement: (line, entry) => entry?.borderBoxSize[0]?.blockSize ?? line.getBoundingClientRect().height,
    initialMeasurementsCache: remembered.get(name),
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
  // What stands above the list may grow. Observed, for asking with each step of the scrolling would lay the page out each time.
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

  const leave = useEffectEvent(() => remember(name, virtualizer.takeSnapshot()));
  useEffect(() => () => leave(), []);
  return null;
}

/** Beside the lines in sight: their heading, and around the row that has the focus, so that it keeps it and Tab goes on from it. */
function withNeeded(range: Range, lines: readonly Line<unknown>[], list: HTMLElement | null): number[] {
  const wanted = new Set(defaultRangeExtractor(range));
  const focused = list?.querySelector<HTMLElement>('[data-index]:focus-within')?.dataset.index;
  // Two each way, for one may be a heading.
  for (const step of focused === undefined ? [] : [-2, -1, 0, 1, 2]) {
    const index = Number(focused) + step;
    if (index >= 0 && index < lines.length) wanted.add(index);
  }
  for (const index of [...wanted]) wanted.add(lines[index]?.first ?? index);
  return [...wanted].sort((one, other) => one - other);
}

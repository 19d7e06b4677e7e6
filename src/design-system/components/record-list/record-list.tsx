import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { Button } from '../button/index.ts';
import { ErrorState, type ErrorStateProps } from '../error-state/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { SkeletonRows } from '../skeleton/index.ts';
import { RecordLines } from './record-lines.tsx';

export interface RecordListProps<T> extends NativeProps<HTMLElement> {
  /** Name of the list: "Deposits". */
  label: string;
  /**
   * Key under which row heights are remembered, so that Back restores the scroll position. Another filter or language is
   * another key.
   */
  cacheKey: string;
  /** All items loaded so far, newest first; undefined before the first page. */
  items: readonly T[] | undefined;
  /** In place of the list when the first page failed. */
  failure?: ErrorStateProps | undefined;
  /** The key of an item: its id. */
  getKey: (item: T) => string | number;
  /** Day of an item, any stable text; day headings show it through `formatDay`. */
  getDay?: (item: T) => string;
  /** Text of a day heading. Default: the day itself. */
  formatDay?: (day: string) => ReactNode;
  /** Renders an item as a ListRow. */
  children: (item: T) => ReactNode;
  /** `idle` means there is more; `end` means there is none. */
  status: 'idle' | 'loading' | 'error' | 'end';
  /** Loads the next page: called when the end of the list comes near, and by the button. */
  onMore: () => void;
  /** All its texts. */
  labels: {
    /** On the button that loads the next page. */
    more: string;
    /** On the same button when a page failed. */
    retry: string;
    /** Below the last record. */
    end?: string;
  };
  /** How old the records are, when they can't be refreshed: "Last updated 14:05". */
  age?: ReactNode;
  /** Why a page failed, beside the button. */
  error?: ReactNode;
  /** Replaces an empty list: an EmptyState. */
  empty?: ReactNode;
}

/** Records in pages, loaded while scrolling. Above 200 only visible ones are rendered. */
export function RecordList<T>(props: RecordListProps<T>) {
  const { label, cacheKey, items, failure, getKey, getDay, formatDay, children, ...rest } = props;
  const { status, onMore, labels, age, error, empty, ...native } = rest;
  const { loading } = useDesignSystem().labels;
  const hadFocus = useRef(false);
  const box = native as NativeProps<HTMLDivElement>;
  if (!items && failure) return <ErrorState {...box} {...failure} />;
  if (!items) return <SkeletonRows {...box} count={8} />;
  if (items.length === 0 && status === 'end') return <>{empty}</>;
  return (
    <section {...native} aria-label={label} className="flex flex-col">
      {age && <p className="pb-3 text-14 text-caution">{age}</p>}
      <RecordLines {...{ cacheKey, items, getKey, getDay, formatDay, children }} hasMore={status !== 'end'} />
      <div role="status" className="sr-only">
        {status === 'loading' ? loading : ''}
      </div>
      {status !== 'end' && (status !== 'error' || error) && (
        <More {...{ status, onMore, labels, error, hadFocus }} count={items.length} />
      )}
      {status === 'end' && labels.end && <End hadFocus={hadFocus}>{labels.end}</End>}
    </section>
  );
}

interface MoreProps extends Pick<RecordListProps<unknown>, 'status' | 'onMore' | 'labels' | 'error'> {
  /** How many items are shown. */
  count: number;
  /** Whether the button had the focus when it went away. */
  hadFocus: RefObject<boolean>;
}

/** One button for the next page and for a retry, so that a click keeps the focus. */
function More({ count, status, onMore, labels, error, hadFocus }: MoreProps) {
  const hasFailed = status === 'error';
  const sentinel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = sentinel.current;
    // Still in the page here.
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  const near = useEffectEvent(() => {
    if (status === 'idle') onMore();
  });
  // Observe again after each page: a short one may leave the end visible.
  useEffect(() => {
    const element = sentinel.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: '600px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, status]);
  return (
    <div ref={sentinel} className="flex flex-wrap items-center justify-center gap-3 py-4 text-14 text-danger">
      <div role="alert" className="grow empty:absolute">
        {hasFailed && error}
      </div>
      <Button tone={hasFailed ? 'secondary' : 'quiet'} size="small" busy={status === 'loading'} onClick={onMore}>
        {hasFailed ? labels.retry : labels.more}
      </Button>
    </div>
  );
}

/** Below the last record. Takes over the focus of the button, so that its place is kept and the end is read. */
function End({ hadFocus, children }: Pick<MoreProps, 'hadFocus'> & { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (hadFocus.current) line.current?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = false;
    };
  }, [hadFocus]);
  return (
    <p ref={line} tabIndex={-1} className="py-6 text-center text-14 text-muted">
      {children}
    </p>
  );
}

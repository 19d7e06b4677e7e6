import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { RecordLines } from './record-lines.tsx';

export interface RecordListProps<T> {
  /** Name of the list: "Deposits". Another selection of the same records is another name. */
  label: string;
  /** All that has been loaded so far, newest first. */
  items: readonly T[];
  /** What tells an item from all others: its id. */
  getKey: (item: T) => string | number;
  /** Day of an item, any stable text; with `formatDay` it makes headings. */
  getDay?: (item: T) => string;
  /** The words of a heading. Default: the day as it is. */
  formatDay?: (day: string) => ReactNode;
  /** Draws an item as a ListRow. */
  children: (item: T) => ReactNode;
  /** `idle` means there is more; `end` means there is none. */
  status: 'idle' | 'loading' | 'error' | 'end';
  /** Loads the next page: called as the end of the list comes near, and by the button. */
  onMore: () => void;
  /** On the button that loads the next page. */
  moreLabel: string;
  /** Said while it loads. */
  loadingLabel: string;
  /** Below the last record. */
  endLabel?: string;
  /** Shown when a page failed. */
  error?: { text: ReactNode; retryLabel: string };
  /** In the place of the list when there is nothing: an EmptyState. */
  empty?: ReactNode;
}

/** Records that come in pages as the customer scrolls. Of more than 200 only those in sight are drawn. */
export function RecordList<T>(props: RecordListProps<T>) {
  const { label, items, status, endLabel, error, empty } = props;
  if (items.length === 0 && status === 'end') return <>{empty}</>;
  return (
    <section aria-label={label} className="flex flex-col">
      <RecordLines {...props} hasMore={status !== 'end'} />
      <div role="status" className="sr-only">
        {status === 'loading' ? props.loadingLabel : ''}
      </div>
      {status !== 'end' && (status !== 'error' || error) && <More {...props} />}
      {status === 'end' && endLabel && <p className="py-6 text-center text-14 text-muted">{endLabel}</p>}
    </section>
  );
}

/** One button for the next page and for another attempt at it, so that a press does not lose the focus. */
function More<T>({ items, status, onMore, moreLabel, error }: RecordListProps<T>) {
  const failure = status === 'error' ? error : undefined;
  const sentinel = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(() => {
    if (status === 'idle') onMore();
  });
  // Looks anew after each page: a short one may leave the end in sight.
  useEffect(() => {
    const element = sentinel.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), { rootMargin: '600px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [items.length, status]);
  return (
    <div ref={sentinel} className="flex flex-wrap items-center justify-center gap-3 py-4 text-14 text-danger">
      <div role="alert" className="grow empty:hidden">
        {failure?.text}
      </div>
      <Button tone={failure ? 'secondary' : 'quiet'} size="small" busy={status === 'loading'} onClick={onMore}>
        {failure?.retryLabel ?? moreLabel}
      </Button>
    </div>
  );
}

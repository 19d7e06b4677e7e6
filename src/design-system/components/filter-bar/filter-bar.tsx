import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { Badge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useChosenInView } from '../tabs/use-chosen-in-view.ts';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';

const Sheet = lazy(() => import('../sheet/index.ts').then((module) => ({ default: module.Sheet })));

/** The main filter: one option is always on, and the first is "All". */
export type QuickFilter<V extends string> = FilterChipsProps<V>;

/** Filters in a sheet. */
export interface MoreFilters {
  /** On the button, and the title of the sheet: "Filters". */
  label: string;
  /** Number of active filters. */
  active: number;
  /** The fields; each applies immediately. */
  children: ReactNode;
  labels: {
    /** The number of active filters in words: "2 filters are on". */
    active?: string;
    /** On the button that closes the sheet: "Show 42 transactions". */
    done: string;
  };
}

export interface FilterBarProps<V extends string> extends NativeProps<HTMLElement> {
  /** Name of the group: "Filter transactions". */
  label: string;
  /** The main filter, as chips. */
  quick: QuickFilter<V>;
  /** The rest, in a sheet. */
  more?: MoreFilters;
  /** The number of matching records: "42 transactions". Announced when it changes. */
  result: string;
  /** Chips scroll to the edges of the Screen. Default false. */
  bleed?: boolean;
  /** Clears all filters. Absent while none is active. */
  clear?: { label: string; onClick: () => void };
}

/** Filters above a RecordList: the main one as chips, the others in a sheet, and the number of matching records. */
export function FilterBar<V extends string>(props: FilterBarProps<V>) {
  const { label, quick, more, result, bleed = false, clear, ref, ...native } = props;
  const [open, setOpen] = useState(false);
  const row = useChosenInView<HTMLDivElement>('label:has(:checked)', quick.value);
  const bar = useRef<HTMLElement>(null);
  const merged = useMergedRef(bar, ref);
  const takeBack = clear && {
    label: clear.label,
    onClick: () => {
      clear.onClick();
      // The button disappears with the filters, so move the focus first.
      bar.current?.querySelector<HTMLInputElement>('input')?.focus();
    },
  };
  return (
    <section {...native} ref={merged} aria-label={label} className="flex w-full min-w-0 flex-col gap-1">
      <div
        ref={row}
        className={`relative flex gap-2 overflow-x-auto scroll-smooth [scrollbar-width:none] ${bleed ? '-mx-gutter scroll-px-gutter px-gutter' : ''}`}
      >
        {more && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="inline-flex min-h-target shrink-0 items-center gap-2 rounded-round border border-edge bg-surface px-4 text-14 font-medium -outline-offset-2 hover:bg-sunken"
          >
            <Icon icon={SlidersHorizontal} size="small" />
            {more.label}
            {more.active > 0 && <Badge label={more.labels.active}>{more.active}</Badge>}
          </button>
        )}
        <FilterChips {...quick} />
      </div>
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4">
        {/* An explicit aria-live: open dialogs hide everything from screen readers except explicit live regions. */}
        <p role="status" aria-live="polite" className="text-14 text-muted">
          {result}
        </p>
        {takeBack && (
          <div className="ms-auto -me-3 min-w-0 max-w-full">
            <Button tone="quiet" size="small" onClick={takeBack.onClick}>
              {takeBack.label}
            </Button>
          </div>
        )}
      </div>
      {more && open && (
        <Suspense fallback={null}>
          <Sheet
            open
            onOpenChange={setOpen}
            title={more.label}
            footer={
              <Button tone="primary" block onClick={() => setOpen(false)}>
                {more.labels.done}
              </Button>
            }
          >
            {more.children}
          </Sheet>
        </Suspense>
      )}
    </section>
  );
}

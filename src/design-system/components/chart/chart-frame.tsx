import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { useDesignSystem } from '../provider/index.ts';
import { ChartTableToggle } from './chart-table.tsx';
import { bleed as bleedClass, fading, frame, frameSize, notice } from './chart.css.ts';
import { PeriodChips, type PeriodChipsProps } from './period-chips.tsx';

export interface ChartFrameProps extends NativeProps<HTMLElement> {
  /** What the chart shows: "Balance in US dollars, last week". */
  label: string;
  /** The trend in a sentence, for screen readers: "Rose from 90,800.00 to 91,250.40." */
  summary?: string;
  /** Height of the drawing: 8, 12 or 18 rem. Default `medium`. */
  size?: keyof typeof frameSize;
  /** Draws up to the edges of the Screen. Default false. */
  bleed?: boolean;
  /** Dims the drawing while another period loads. Default false. */
  busy?: boolean;
  /** The period that is shown, and its alternatives. */
  periods?: PeriodChipsProps;
  /** Replaces the drawing if there is no value: an EmptyState, or a sentence. */
  empty: ReactNode;
  /** Replaces the drawing: an ErrorState of a `part`. */
  error?: ReactNode;
  /** Hides the button of the table until it has the focus. Default false. */
  quietTable?: boolean;
}

interface FrameContentProps extends ChartFrameProps {
  /** `loading` and `empty` replace the drawing. */
  state: 'loading' | 'empty' | 'drawn';
  /** Opens the table: "Show as table". */
  tableLabel: string;
  /** A ChartTable, rendered only while it's open. */
  table: ReactNode;
  /** A ChartDrawing. */
  children: ReactNode;
}

/** The frame that all charts share: name, states, periods, and table. Equally high in every state. */
export function ChartFrame(props: FrameContentProps) {
  const { label, summary, size = 'medium', bleed = false, busy = false, periods, empty, error, state, ...rest } = props;
  const { quietTable = false, tableLabel, table, children, ...native } = rest;
  const { labels } = useDesignSystem();
  const isLoading = !error && state === 'loading';
  const isDrawn = !error && state === 'drawn';
  return (
    <figure
      {...native}
      aria-label={label}
      aria-busy={busy || isLoading || undefined}
      className="relative flex flex-col gap-1"
    >
      {summary && <figcaption className="sr-only">{summary}</figcaption>}
      {/* Rendered beforehand, so that its content is announced. */}
      <span role="status" className="sr-only">
        {(busy || isLoading) && labels.loading}
      </span>
      <div className={`${frame} ${frameSize[size]} ${bleed ? bleedClass : ''}`}>
        {isLoading && <Placeholder />}
        {isDrawn && <div className={`transition-opacity ${busy ? 'opacity-40' : ''}`}>{children}</div>}
        {(error || state === 'empty') && (
          <div dir="auto" className={`${notice} text-14 text-muted`}>
            {error || empty}
          </div>
        )}
      </div>
      {periods && <PeriodChips {...periods} />}
      {isDrawn && (
        <ChartTableToggle label={tableLabel} isQuiet={quietTable}>
          {table}
        </ChartTableToggle>
      )}
      {!isDrawn && !quietTable && <span className="min-h-target" />}
    </figure>
  );
}

/** A quiet swell where the line will be. */
function Placeholder() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-2/3 w-full animate-pulse text-edge"
    >
      <path d={`${swell}V100H0Z`} fill="currentColor" opacity=".2" className={fading} />
      <path
        d={swell}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        opacity=".5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const swell = 'M0 70C20 70 25 25 50 25S80 55 100 30';

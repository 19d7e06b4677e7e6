import { CircleDot, Clock, Ellipsis, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { clockText } from '../countdown-ring/index.ts';
import { Icon } from '../icon/index.ts';
import { usePeriod, type PeriodState, type PeriodTimes } from './use-period.ts';

export interface PeriodCountdownProps extends NativeProps<HTMLDivElement>, PeriodTimes {
  /** Which period: "Period 202611210830". */
  title: ReactNode;
  /** The clock, corrected to the server's. Default `Date.now`. */
  now?: () => number;
  /** Each state in words. A change is announced without interrupting. */
  labels: Readonly<Record<PeriodState, string>>;
  /** Remaining time, or time until the start, in words: "72 seconds left". Read on request, not at each tick. */
  label: (seconds: number, state: PeriodState) => string;
  /** Below the scale: when orders close. */
  description?: ReactNode;
  /** Called when a state begins, the first one included, to fetch what follows. */
  onState?: (state: PeriodState) => void;
}

const shapes = { upcoming: Clock, open: CircleDot, closed: Lock, settling: Ellipsis };
const colors = {
  upcoming: 'text-muted',
  open: 'text-accent',
  closed: 'text-caution',
  settling: 'text-muted',
};

/** The period of a leverage room: its name, remaining time, and whether it takes orders. */
export function PeriodCountdown(props: PeriodCountdownProps) {
  const { title, startsAt, closesAt, endsAt, now = Date.now, labels, label, description, onState, ...native } = props;
  const period = usePeriod({ startsAt, closesAt, endsAt }, now, onState);
  const state = period.state ?? 'open';
  const length = endsAt - startsAt;
  const moment = period.moment ?? startsAt;
  const seconds = Math.max(0, Math.ceil(((state === 'upcoming' ? startsAt : endsAt) - moment) / 1000));
  const Shape = shapes[state];
  return (
    <div {...native} className="flex flex-col gap-1" data-state={state}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14">
        <span className="min-w-0 text-muted">{title}</span>
        <span role="status" className={`flex items-center gap-1.5 font-medium ${colors[state]}`}>
          {period.state && (
            <>
              <Icon icon={Shape} size="small" />
              {labels[state]}
            </>
          )}
        </span>
      </div>
      <span
        role="timer"
        aria-label={label(seconds, state)}
        className="w-fit text-28 font-medium lining-nums slashed-zero tabular-nums"
      >
        <span aria-hidden dir="ltr">
          {clockText(seconds * 1000)}
        </span>
      </span>
      <Scale
        left={state === 'upcoming' ? 1 : (seconds * 1000) / length}
        closing={(endsAt - closesAt) / length}
        color={colors[state]}
      />
      {description && <span className="pt-1 text-14 text-muted text-pretty">{description}</span>}
    </div>
  );
}

/** Forty marks for the whole period, the remaining ones in color, and a notch where orders close. */
function Scale({ left, closing, color }: { left: number; closing: number; color: string }) {
  const marks = { strokeWidth: 8, strokeDasharray: '2 2' };
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 14"
      preserveAspectRatio="none"
      className="h-3.5 w-full rtl:-scale-x-100"
      fill="none"
    >
      <path d="M0 4h160" className="stroke-line forced-colors:hidden" {...marks} />
      <path d={`M0 4h${(Math.min(1, left) * 160).toFixed(2)}`} className={color} stroke="currentColor" {...marks} />
      <path
        d={`M${(closing * 160).toFixed(2)} 0v14`}
        className="stroke-ink"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

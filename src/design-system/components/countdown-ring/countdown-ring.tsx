import { useEffect, useEffectEvent, useId } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { clockText } from './clock-text.ts';
import { clock, dial, figure, left, mask, marks, rest, ring } from './countdown-ring.css.ts';
import { useMoment } from './use-moment.ts';

export interface CountdownRingProps extends NativeProps<HTMLSpanElement> {
  /** When it ends, in epoch milliseconds: the server's deadline, corrected for the device's clock. */
  deadline: number;
  /** Total time, in milliseconds. From 100 seconds on, the remaining time reads as minutes and seconds. */
  duration: number;
  /** The clock. Default `Date.now`. */
  now?: () => number;
  /** Remaining time in words: "7 seconds left". Read on request, not at each tick. */
  label: (seconds: number) => string;
  /** Remaining seconds at which the label is announced once, politely. Default: never announced. */
  announceAt?: number;
  /** Keeps its color to the end, if nothing is lost then. Otherwise the last five seconds turn to caution. */
  calm?: boolean;
  /** Called once, when the time is over. */
  onEnd?: () => void;
}

/** Counts down to a server deadline, in steps of a second. Only where waiting has a reason: a quote, a period. */
export function CountdownRing(props: CountdownRingProps) {
  const { deadline, duration, now = Date.now, label, announceAt, calm = false, onEnd, ...native } = props;
  const id = useId();
  const moment = useMoment([deadline], now);
  const remaining = moment === null ? null : Math.max(0, deadline - moment);
  const isOver = remaining === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) end();
  }, [isOver, deadline]);
  const seconds = Math.ceil((remaining ?? duration) / 1000);
  const isLong = duration >= 100_000;
  const isNear = announceAt !== undefined && remaining !== null && remaining > 0 && seconds <= announceAt;
  return (
    <>
      <span
        {...native}
        role="timer"
        aria-label={label(seconds)}
        className={ring}
        data-urgent={(!calm && seconds <= 5) || undefined}
        style={assignInlineVars({ [left]: String(Math.min(1, (seconds * 1000) / duration)) })}
      >
        <svg aria-hidden viewBox="0 0 56 56" className={dial}>
          <mask id={id}>
            <circle cx="28" cy="28" r="25" className={mask} />
          </mask>
          <circle cx="28" cy="28" r="25" className={marks} />
          <circle cx="28" cy="28" r="25" className={`${marks} ${rest}`} mask={`url(#${id})`} />
        </svg>
        <span aria-hidden className={isLong ? clock : figure}>
          {isLong ? clockText(seconds * 1000) : seconds}
        </span>
      </span>
      {announceAt !== undefined && (
        <span role="status" className="sr-only">
          {isNear && label(announceAt)}
        </span>
      )}
    </>
  );
}

import { useEffect, useEffectEvent, useId } from 'react';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { dial, figure, left, mask, marks, rest, ring } from './countdown-ring.css.ts';
import { useMoment } from './use-moment.ts';

export interface CountdownRingProps {
  /** When it ends, in milliseconds since 1970; the server's deadline, corrected for the clock of the device. */
  deadline: number;
  /** The whole time, in milliseconds. */
  duration: number;
  /** The clock. Default `Date.now`. */
  now?: () => number;
  /** The time left in words: "7 seconds left". Said when asked for, not at each tick. */
  label: (seconds: number) => string;
  /** Seconds left at which the label is said once, without interrupting. Default: it is never said unasked. */
  announceAt?: number;
  /** Keeps its color to the end, for a time after which nothing is lost. Otherwise the last five seconds ask for care. */
  calm?: boolean;
  /** Once, when the time is over. */
  onEnd?: () => void;
}

/** Counts down to one deadline of the server, a step a second. Only where waiting has a reason: a quote, a period. */
export function CountdownRing(props: CountdownRingProps) {
  const { deadline, duration, now = Date.now, label, announceAt, calm = false, onEnd } = props;
  const id = useId();
  const moment = useMoment([deadline], now);
  const remaining = moment === null ? null : Math.max(0, deadline - moment);
  const isOver = remaining === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) end();
  }, [isOver, deadline]);
  const seconds = Math.ceil((remaining ?? duration) / 1000);
  const isNear = announceAt !== undefined && remaining !== null && remaining > 0 && seconds <= announceAt;
  return (
    <>
      <span
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
        <span aria-hidden className={figure}>
          {seconds}
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

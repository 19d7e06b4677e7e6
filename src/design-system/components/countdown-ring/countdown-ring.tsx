import { useEffect, useEffectEvent, useId, useState } from 'react';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { dial, figure, left, mask, marks, rest, ring } from './countdown-ring.css.ts';

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
  /** Once, when the time is over. */
  onEnd?: () => void;
}

/** Counts down to one deadline of the server, a step a second. Only where waiting has a reason: a quote, a period. */
export function CountdownRing({ deadline, duration, now = Date.now, label, announceAt, onEnd }: CountdownRingProps) {
  const id = useId();
  // Null until the page runs: the clock of a server that renders first is not the clock of the device.
  const [remaining, setRemaining] = useState<number | null>(null);
  const ended = useEffectEvent(() => onEnd?.());
  const read = useEffectEvent(() => Math.max(0, deadline - now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = read();
      setRemaining(time);
      if (time === 0) ended();
      // At the end of each second of the deadline, however late the tick before came.
      else timer = setTimeout(tick, time % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline]);
  const seconds = Math.ceil((remaining ?? duration) / 1000);
  const isNear = announceAt !== undefined && remaining !== null && remaining > 0 && seconds <= announceAt;
  return (
    <>
      <span
        role="timer"
        aria-label={label(seconds)}
        className={ring}
        data-urgent={seconds <= 5 || undefined}
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

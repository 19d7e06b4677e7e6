import type { Day } from '../model/shares.ts';

const HEIGHT = 28;
const SLOT = 10;
const BAR = 7;
/** A part of a day that is there is seen, however short it was. */
const MIN_HEIGHT = 7;
const GAP = 2;

/**
 * A bar for each day up to today: good time stands at the bottom, failing time is a block above a gap, and time that was not
 * measured a thin line. Screen readers get the figures and the interruptions instead.
 */
export function DayBars({ days, count }: { days: readonly Day[]; count: number }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${count * SLOT} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-8 w-full forced-color-adjust-none rtl:-scale-x-100"
    >
      {Array.from({ length: count - days.length }, (_, index) => (
        <rect key={index} x={index * SLOT} y={HEIGHT - 1} width={BAR} height="1" className="fill-line" />
      ))}
      {days.map((day, index) => (
        <DayBar key={day.day} day={day} x={(count - days.length + index) * SLOT} />
      ))}
    </svg>
  );
}

function DayBar({ day, x }: { day: Day; x: number }) {
  const all = day.working + day.failing + day.unmeasured;
  if (all === 0) return null;
  const heightOf = (minutes: number): number => (minutes === 0 ? 0 : Math.max(MIN_HEIGHT, (minutes / all) * HEIGHT));
  const [failing, unmeasured] = [heightOf(day.failing), heightOf(day.unmeasured)];
  const working = day.working === 0 ? 0 : Math.max(MIN_HEIGHT, HEIGHT - failing - unmeasured);
  const gapBelow = (height: number): number => Math.max(1, height - GAP);
  return (
    <>
      {working > 0 && <rect x={x} y={HEIGHT - working} width={BAR} height={working} className="fill-success" />}
      {unmeasured > 0 && (
        <rect
          x={x + BAR / 2 - 0.75}
          y={HEIGHT - working - unmeasured}
          width="1.5"
          height={gapBelow(unmeasured)}
          className="fill-edge"
        />
      )}
      {failing > 0 && (
        <rect
          x={x}
          y={Math.max(0, HEIGHT - working - unmeasured - failing)}
          width={BAR}
          height={gapBelow(failing)}
          className="fill-danger"
        />
      )}
    </>
  );
}

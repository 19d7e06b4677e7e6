import { useRef, type PointerEvent, type ReactNode } from 'react';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { callout as calloutClass, canvas, legend as legendClass, rule, scrubbed, surface } from './chart.css.ts';
import { ChartSlider } from './chart-slider.tsx';
import { nearest } from './nearest.ts';

export interface ChartScrubberProps {
  /** Name of the slider: what the chart shows. */
  label: string;
  /** Horizontal positions that can be read, ascending: 0 to 1. */
  positions: readonly number[];
  /** Index of the position that is being read; null for none. */
  index: number | null;
  /** Called with null when reading ends. */
  onChange: (index: number | null) => void;
  /** Value and moment of a position, as read aloud. */
  textOf: (index: number) => string;
  /** Shown above the position that is being read. */
  callout: ReactNode;
  /** In the callout's place while nothing is read; needed for two series. */
  legend?: ReactNode;
  /** The drawing, absolutely positioned. */
  children: ReactNode;
}

/** Reads a drawing point by point: follows a finger or mouse, and is a native slider for keys and screen readers. */
export function ChartScrubber(props: ChartScrubberProps) {
  const { label, positions, index, onChange, textOf, callout, legend, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const last = positions.length - 1;
  const current = Math.min(index ?? last, last);
  const change = (next: number | null) => {
    if (next !== index) onChange(next);
  };
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    change(nearest(positions, (clientX - left) / width));
  };
  const leave = () => change(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the slider inside has the role
    <div
      className={surface}
      style={assignInlineVars({ [scrubbed]: String(positions[current] ?? 0) })}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={leave}
      onPointerCancel={leave}
      onMouseDown={(event) => {
        // Arrow keys continue where the mouse clicked.
        event.preventDefault();
        input.current?.focus({ preventScroll: true });
      }}
    >
      {index !== null && <span className={rule} />}
      <div aria-hidden className={canvas}>
        {children}
      </div>
      {(index !== null || legend) && (
        <div aria-hidden className={index === null ? legendClass : calloutClass}>
          {index === null ? legend : callout}
        </div>
      )}
      <ChartSlider
        ref={input}
        label={label}
        last={last}
        index={current}
        text={textOf(current)}
        onChange={change}
        onFocus={() => change(current)}
        onBlur={leave}
      />
    </div>
  );
}

import type { Ref } from 'react';
import { slider } from './chart.css.ts';

export interface ChartSliderProps {
  /** What the chart shows, or what the slider moves between. */
  label: string;
  /** Index of the last position. */
  last: number;
  /** Index of the current position. */
  index: number;
  /** The current position, as read aloud. */
  text: string;
  onChange: (index: number) => void;
  /** Called when keys bring the focus here. */
  onFocus?: () => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The transparent slider over a drawing: native, so that keys and assistive technology can move it. Pointers pass
 * through.
 */
export function ChartSlider({ label, last, index, text, onChange, onFocus, onBlur, ref }: ChartSliderProps) {
  return (
    <input
      ref={ref}
      type="range"
      // Time runs left to right in every script.
      dir="ltr"
      min={0}
      max={last}
      value={index}
      aria-label={label}
      aria-valuetext={text}
      className={slider}
      onChange={({ target }) => onChange(Number(target.value))}
      onFocus={({ target }) => target.matches(':focus-visible') && onFocus?.()}
      onBlur={onBlur}
    />
  );
}

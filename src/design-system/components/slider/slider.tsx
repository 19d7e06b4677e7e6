import type { NativeProps } from '../../theme/native-props.ts';
import { numberFormat } from '../../theme/number-format.ts';
import { divideFieldProps, Field, type FieldProps } from '../field/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { filled, input, marks, scale, tick, ticks, track } from './slider.css.ts';

export interface SliderProps extends NativeProps<HTMLInputElement>, Omit<FieldProps, 'children' | 'labelEnd'> {
  /** Percent, 0 to 100, a whole number. */
  value: number;
  onChange: (value: number) => void;
  /** Step of the arrow keys, in percent. Default 1; Page Up and Page Down move by 10. */
  step?: number;
  /** The value in words, at the end of the label's line: "25% of 1,200 USDT". Default: the percentage. */
  valueText?: string;
  name?: string;
  disabled?: boolean;
}

/** Clickable values below it, evenly spread along the scale. */
const quarters = [0, 25, 50, 75, 100];

/** A rough percentage: how much of a balance to use. For exact amounts use an AmountField. */
export function Slider(props: SliderProps) {
  const [field, { value, onChange, step = 1, valueText, ...native }] = divideFieldProps(props);
  const { locale } = useDesignSystem();
  const inPercent = (share: number) => numberFormat(locale, { style: 'percent' }).format(share / 100);
  const text = valueText ?? inPercent(value);
  return (
    <Field {...field} labelEnd={text}>
      {(control) => (
        <div data-disabled={native.disabled || undefined}>
          <div className={scale}>
            <svg aria-hidden viewBox="0 0 160 8" preserveAspectRatio="none" className={marks}>
              <path d="M0 4h160" className={track} />
              {value > 0 && <path d={`M0 4h${(value * 1.6).toFixed(2)}`} className={filled} />}
            </svg>
            <input
              {...native}
              {...control}
              type="range"
              min={0}
              max={100}
              step={step}
              aria-valuetext={text}
              className={input}
              value={value}
              onChange={(event) => onChange(event.target.valueAsNumber)}
            />
          </div>
          <div className={ticks}>
            {quarters.map((share) => (
              <button
                key={share}
                type="button"
                disabled={native.disabled}
                aria-pressed={share === value}
                onClick={() => onChange(share)}
                className={tick}
              >
                {inPercent(share)}
              </button>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

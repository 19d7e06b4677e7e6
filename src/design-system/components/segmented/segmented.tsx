import { useId } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

export interface SegmentedProps<V extends string> extends NativeProps<HTMLFieldSetElement> {
  /** The question that the choice answers. */
  label: string;
  /** Hides the label visually. */
  labelHidden?: boolean;
  value: V;
  onChange: (value: V) => void;
  /** Two to four short options; for more use a SelectField. */
  options: readonly { value: V; label: string }[];
}

/** A choice of few visible options that applies immediately. For views of one thing use Tabs. */
export function Segmented<V extends string>({
  label,
  labelHidden = false,
  value,
  onChange,
  options,
  ...native
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset {...native} className="flex min-w-0 flex-col gap-1.5">
      <legend className={labelHidden ? 'sr-only' : 'pb-1.5 text-14 font-medium'}>{label}</legend>
      <div className="flex flex-wrap rounded-control bg-sunken p-1 inset-ring inset-ring-line">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-target max-w-full grow basis-0 items-center justify-center rounded-small px-2 py-1 text-center text-14 font-medium wrap-break-word text-muted has-checked:bg-thumb has-checked:text-ink has-checked:shadow-thumb has-checked:inset-ring has-checked:inset-ring-edge forced-colors:has-checked:bg-accent forced-colors:has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

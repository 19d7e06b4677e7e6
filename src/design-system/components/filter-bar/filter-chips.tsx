import { Check } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../icon/index.ts';

export interface FilterChipsProps<V extends string> {
  /** The filtered property: "Kind". */
  label: string;
  value: V;
  onChange: (value: V) => void;
  /** The first is "All". */
  options: readonly { value: V; label: string }[];
}

/** One of several, as chips in a row. */
export function FilterChips<V extends string>({ label, value, onChange, options }: FilterChipsProps<V>) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 shrink-0 gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="group relative inline-flex min-h-target min-w-target shrink-0 items-center justify-center gap-1.5 rounded-round border border-line px-4 text-14 font-medium text-muted hover:text-ink has-checked:border-accent has-checked:bg-accent-quiet has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {/* A mark, so that color isn't the only cue. */}
          <span className="-ms-1 hidden shrink-0 group-has-checked:block">
            <Icon icon={Check} size="small" />
          </span>
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

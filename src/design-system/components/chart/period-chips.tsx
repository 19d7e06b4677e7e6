import { useId } from 'react';

export interface ChartPeriod {
  value: string;
  /** As short as in the chart's language: "1W". */
  label: string;
  /** Read aloud after the label: "1 week". */
  description?: string;
}

export interface PeriodChipsProps {
  /** What is chosen: "Period". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Shortest first; five fit beside each other on a phone. */
  options: readonly ChartPeriod[];
}

/** The period that a chart shows. For other choices use Segmented. */
export function PeriodChips({ label, value, onChange, options }: PeriodChipsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap justify-between">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-target min-w-target grow items-center justify-center text-14 text-muted"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer sr-only"
            />
            <span
              data-press-ground
              className="flex min-h-8 min-w-14 items-center justify-center rounded-round px-3 text-center peer-checked:bg-accent-quiet peer-checked:font-medium peer-checked:text-accent forced-colors:peer-checked:border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
            >
              {option.label}
              {option.description && <span className="sr-only"> {option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

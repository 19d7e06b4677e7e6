import { useId } from 'react';

export interface ProgressProps {
  /** 0 to 1. */
  value: number;
  label: string;
  labelHidden?: boolean;
  /** The value in words, at the end of the line: "3 of 5". Default: the percentage is said to screen readers. */
  valueText?: string;
}

/** How far something is, on a scale of forty marks. */
export function Progress({ value, label, labelHidden = false, valueText }: ProgressProps) {
  const id = useId();
  const share = Math.min(1, Math.max(0, value));
  return (
    <div className="flex flex-col gap-1.5">
      <div className={labelHidden ? 'sr-only' : 'flex justify-between gap-4 text-14'}>
        <span id={id}>{label}</span>
        {valueText && (
          <span aria-hidden className="text-muted">
            {valueText}
          </span>
        )}
      </div>
      <svg
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={valueText}
        viewBox="0 0 160 8"
        preserveAspectRatio="none"
        className="block h-2.5 w-full"
        fill="none"
        strokeWidth="8"
      >
        <path d="M0 4h160" className="stroke-line" strokeDasharray="2 2" />
        {share > 0 && <path d={`M0 4h${(share * 160).toFixed(2)}`} className="stroke-accent" strokeDasharray="2 2" />}
      </svg>
    </div>
  );
}

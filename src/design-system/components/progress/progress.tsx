import { useId } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

export interface ProgressProps extends NativeProps<SVGSVGElement> {
  /** 0 to 1; absent while the progress is unknown. */
  value?: number;
  label: string;
  /** Hides the label visually. */
  labelHidden?: boolean;
  /** The value in words, at the end of the line: "3 of 5". Default: the percentage, for screen readers only. */
  valueText?: string;
}

/** Progress on a scale of forty marks, determinate or not. */
export function Progress({ value, label, labelHidden = false, valueText, ...native }: ProgressProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div className="flex flex-col gap-1.5">
      <div className={labelHidden ? 'sr-only' : 'flex flex-wrap justify-between gap-x-4 text-14'}>
        <span id={id}>{label}</span>
        {valueText && (
          <span aria-hidden className="text-muted">
            {valueText}
          </span>
        )}
      </div>
      <svg
        {...native}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={valueText}
        viewBox="0 0 160 8"
        preserveAspectRatio="none"
        className="h-2.5 w-full rtl:-scale-x-100 forced-colors:border"
        fill="none"
        strokeWidth="8"
      >
        <path d="M0 4h160" className="stroke-line forced-colors:hidden" strokeDasharray="2 2" />
        {share === undefined ? (
          // Spaced marks, so that no length could be read as a value.
          <path d="M4 4h156" className="animate-pulse stroke-accent" strokeDasharray="2 10" />
        ) : (
          share > 0 && <path d={`M0 4h${(share * 160).toFixed(2)}`} className="stroke-accent" strokeDasharray="2 2" />
        )}
      </svg>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

export interface StatProps extends NativeProps<HTMLDivElement> {
  /** The figure: an Amount or a Percent. */
  children: ReactNode;
  /** What it is, above it. */
  label: ReactNode;
  /** After the label: the button that masks amounts. */
  action?: ReactNode;
  /** After the figure: its currency as a quiet CurrencyChip. The Amount then goes without a code. */
  unit?: ReactNode;
  /** Below the figure: a change, an age. */
  description?: ReactNode;
}

/** The figure of a screen, named by a quiet label. For pairs in a list use KeyValueList. */
export function Stat({ children, label, action, unit, description, ...native }: StatProps) {
  return (
    <div {...native} className="flex flex-col">
      <div className="flex min-h-6 items-center text-14 text-muted">
        <span className="min-w-0">{label}</span>
        {/* The target is taller than the line. */}
        {action && <span className="-my-3 shrink-0 [&_button]:-outline-offset-8">{action}</span>}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-1">
        {/* A long figure gets the whole line before it wraps. */}
        <div className="max-w-full">{children}</div>
        {unit && <div className="relative -my-2 shrink-0">{unit}</div>}
      </div>
      {description && <div className="pt-1 text-14">{description}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';

export interface StatProps {
  /** The figure: an Amount or a Percent. */
  children: ReactNode;
  /** What it is, below it. */
  label: ReactNode;
  /** Below the label: a change, an age. */
  description?: ReactNode;
  /** At the end of the figure's line: the button that masks amounts. */
  action?: ReactNode;
}

/** Figure first, label second. The total of a screen; for pairs in a list use KeyValueList. */
export function Stat({ children, label, description, action }: StatProps) {
  return (
    <div className="flex flex-col gap-0.5">
      <div className="flex min-h-12 flex-wrap items-center gap-x-2">
        {/* A long figure gets the whole line before it wraps. */}
        <div className="max-w-full">{children}</div>
        {action && <div className="ms-auto">{action}</div>}
      </div>
      <div className="text-14 text-muted">{label}</div>
      {description && <div className="pt-1 text-14">{description}</div>}
    </div>
  );
}

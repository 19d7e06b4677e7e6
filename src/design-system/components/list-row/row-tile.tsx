import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

export interface RowTileProps extends NativeProps<HTMLSpanElement> {
  /** A digit, a day of the month; nothing while it isn't known. */
  children?: ReactNode;
  /** Below it, short: a weekday. */
  description?: ReactNode;
}

/** At the start of a ListRow, a figure that rows are scanned by. Screen readers skip it: the row says it in words. */
export function RowTile({ children, description, ...native }: RowTileProps) {
  return (
    <span
      {...native}
      aria-hidden
      className="flex min-h-10 w-[min(2.5rem,18vw)] flex-col items-center justify-center rounded-control bg-sunken py-0.5"
    >
      <span className="text-16 font-medium slashed-zero tabular-nums">{children}</span>
      {description && <span className="text-12 text-muted">{description}</span>}
    </span>
  );
}

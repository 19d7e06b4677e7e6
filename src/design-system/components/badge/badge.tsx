import type { NativeProps } from '../../theme/native-props.ts';
import { count } from './badge.css.ts';

export interface BadgeProps extends NativeProps<HTMLSpanElement> {
  /** A count, shown as 99+ above 99 and hidden at 0, or a short word. Without children: a dot. */
  children?: number | string;
  /** The same in words for screen readers: "120 unread". A dot needs it, unless its context says it. */
  label?: string;
}

const maxShown = 99;

/** A count, or a dot for "something is new". For the status of an order use a StatusChip. */
export function Badge({ children, label, ...native }: BadgeProps) {
  if (children === 0) return null;
  const isCount = typeof children === 'number';
  const shown = isCount && children > maxShown ? `${maxShown}+` : children;
  return (
    <span
      {...native}
      className={`inline-flex justify-center rounded-round border border-transparent forced-color-adjust-none bg-accent font-medium text-on-accent ${shown === undefined ? 'size-2.5' : 'min-w-5 px-1.25 py-px'} ${isCount ? count : 'text-12'}`}
    >
      {shown !== undefined && <span aria-hidden={label ? true : undefined}>{shown}</span>}
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

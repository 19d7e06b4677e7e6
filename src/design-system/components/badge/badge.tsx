import type { ReactNode } from 'react';

export interface BadgeProps {
  /** A number, or a word of one or two syllables. */
  children: ReactNode;
  /** The same in words for screen readers: "3 unread". */
  label?: string;
}

/** A count. How an order stands is a StatusChip. */
export function Badge({ children, label }: BadgeProps) {
  return (
    <span className="inline-flex min-w-5 justify-center rounded-round bg-accent px-1.5 text-12 leading-5 font-medium text-on-accent">
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

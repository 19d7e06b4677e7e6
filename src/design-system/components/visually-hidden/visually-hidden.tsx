import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Name of the element: `h2` for a heading that only a screen reader needs. */
  as?: 'span' | 'h1' | 'h2' | 'h3' | 'div';
}

/** Text for screen readers alone. Prefer words that everyone sees. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className="sr-only">{children}</Element>;
}

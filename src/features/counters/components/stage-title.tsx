import type { ReactNode } from 'react';

const focusOnce = (heading: HTMLElement | null): void => heading?.focus();

interface StageTitleProps {
  children: ReactNode;
  /** The stage changed while the customer looked at it: what was pressed is gone, so the focus moves here. */
  isNew: boolean;
}

/** The title of a stage. */
export function StageTitle({ children, isNew }: StageTitleProps) {
  return (
    <h2
      ref={isNew ? focusOnce : undefined}
      tabIndex={isNew ? -1 : undefined}
      className="text-20 font-medium text-balance outline-none"
    >
      {children}
    </h2>
  );
}

import type { ReactNode } from 'react';

export interface ListProps {
  /** Name of the list, if no heading says it. */
  label?: string;
  /** ListRows. */
  children: ReactNode;
}

/** A short list, complete at once. For pages use a RecordList. */
export function List({ label, children }: ListProps) {
  return (
    <ul aria-label={label} className="flex flex-col">
      {children}
    </ul>
  );
}

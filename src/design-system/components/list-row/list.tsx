import type { ReactNode } from 'react';

export interface ListProps {
  /** Name of the list, where no heading says it. */
  label?: string;
  /** ListRows. */
  children: ReactNode;
}

/** A short list, all there at once. What comes in pages is a RecordList. */
export function List({ label, children }: ListProps) {
  return (
    <ul aria-label={label} className="flex flex-col">
      {children}
    </ul>
  );
}

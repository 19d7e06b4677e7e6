import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

export interface ListProps extends NativeProps<HTMLUListElement> {
  /** Name of the list, if no heading says it. */
  label?: string;
  /** ListRows. */
  children: ReactNode;
}

/** A short list, complete at once. For pages use a RecordList. */
export function List({ label, children, ...native }: ListProps) {
  return (
    <ul {...native} aria-label={label} className="flex flex-col">
      {children}
    </ul>
  );
}

import { CircleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

interface FieldErrorProps {
  /** The id in the field's `aria-describedby`. */
  id: string;
  /** The error; announced when it appears, since the live region is there beforehand, without taking space. */
  children: ReactNode;
}

/** The error message below a field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div id={id} aria-live="polite" className="text-14 text-danger empty:absolute">
      {children && (
        <span className="flex gap-1.5">
          <span className="mt-0.5 shrink-0">
            <Icon icon={CircleExclamationPoint} size="small" />
          </span>
          <span>{children}</span>
        </span>
      )}
    </div>
  );
}

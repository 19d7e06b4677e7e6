import { CircleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

interface FieldErrorProps {
  /** What the field names in `aria-describedby`. */
  id: string;
  /** What is wrong; announced when it appears, since the region is there before. */
  children: ReactNode;
}

/** The message below a field that says what is wrong with it. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div id={id} aria-live="polite" className="text-14 text-danger empty:hidden">
      {children && (
        <span className="flex gap-1.5">
          <span className="mt-0.5">
            <Icon icon={CircleExclamationPoint} size="small" />
          </span>
          <span>{children}</span>
        </span>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

export interface FieldBoxProps extends NativeProps<HTMLDivElement> {
  /** Shows the error border. */
  invalid?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** The border around a control and its adornments. */
export function FieldBox({ invalid = false, disabled = false, children, ...native }: FieldBoxProps) {
  return (
    <div
      {...native}
      data-disabled={disabled || undefined}
      className={`flex min-h-control items-center rounded-control border bg-surface transition-colors has-[:is(input,textarea):focus]:outline-1 data-disabled:border-line data-disabled:bg-sunken ${fieldEdge(invalid)}`}
    >
      {children}
    </div>
  );
}

/** Class of the border; an error stays while the field has the focus. */
export const fieldEdge = (invalid: boolean): string =>
  invalid ? 'border-danger outline-danger' : 'border-edge outline-accent has-[:is(input,textarea):focus]:border-accent';

/** Class of an input inside the box. 16 px, because iOS zooms in on smaller text. */
export const inputClass = 'min-h-11 w-full min-w-0 grow bg-transparent px-3 text-16 outline-none disabled:text-muted';

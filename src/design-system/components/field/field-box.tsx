import type { ReactNode } from 'react';

export interface FieldBoxProps {
  /** Edged as what has an error. */
  invalid?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** The edge around a control and what stands beside it. */
export function FieldBox({ invalid = false, disabled = false, children }: FieldBoxProps) {
  const edge = invalid ? 'border-danger' : 'border-edge';
  return (
    <div
      data-disabled={disabled || undefined}
      className={`flex min-h-control items-center rounded-control border bg-surface outline-accent transition-colors has-[input:focus]:border-accent has-[input:focus]:outline-1 data-disabled:border-line data-disabled:bg-sunken ${edge}`}
    >
      {children}
    </div>
  );
}

/** Class of an input inside of the box. 16 px, else iOS zooms in. */
export const inputClass = 'min-h-11 w-full min-w-0 grow bg-transparent px-3 text-16 outline-none disabled:text-muted';

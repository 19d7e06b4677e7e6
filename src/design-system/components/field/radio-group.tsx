import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { describedBy } from '../../theme/described-by.ts';
import { FieldError } from './field-error.tsx';

export interface RadioGroupProps extends NativeProps<HTMLFieldSetElement> {
  /** The question that the choice answers. */
  label: ReactNode;
  /** Hides the label visually. */
  labelHidden?: boolean;
  /** Below the options. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; announced to screen readers when it appears. */
  error?: ReactNode;
  /** All options. */
  disabled?: boolean;
  /** The options: labels, each around its radio input. */
  children: ReactNode;
}

/** Question, options, hint and error of a choice of one, associated with each other. */
export function RadioGroup({ label, labelHidden = false, hint, error, children, ...native }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      {...native}
      role="radiogroup"
      aria-describedby={describedBy(hint && `${id}-hint`, error && `${id}-error`, native['aria-describedby'])}
      aria-invalid={error ? true : undefined}
      className="group flex min-w-0 flex-col gap-1.5"
    >
      <legend className={labelHidden ? 'sr-only' : 'pb-1.5 text-14 font-medium'}>{label}</legend>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="text-14 text-muted">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

/** Class of a radio input. The dot is a border, which remains in forced colors. */
export const radioClass =
  'size-5 shrink-0 cursor-pointer appearance-none rounded-round border border-edge bg-surface outline-none checked:border-6 checked:border-accent disabled:cursor-not-allowed disabled:border-edge';

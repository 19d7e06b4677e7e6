import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { describedBy } from '../../theme/described-by.ts';
import { FieldError } from './field-error.tsx';

/** What a control needs to be associated with its label and messages. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What a field takes besides its value: texts around its control, and what passes through to it. */
export interface FieldProps extends Pick<NativeProps<Element>, 'id' | 'aria-describedby'> {
  /** Above the control, always visible. */
  label: ReactNode;
  /** At the end of the label's line: "optional", a link. */
  labelEnd?: ReactNode;
  /** Below the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; announced to screen readers when it appears. */
  error?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

/** Label, control, hint and error, associated with each other. Every form field is built on it. */
export function Field({ label, labelEnd, hint, error, children, ...native }: FieldProps) {
  const ownId = useId();
  const { id = ownId } = native;
  const described = describedBy(hint && `${id}-hint`, error && `${id}-error`, native['aria-describedby']);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {/* Never narrower than its longest word: the end wraps to its own line instead. */}
        <label
          id={`${id}-label`}
          htmlFor={id}
          className="max-w-full grow basis-40 text-14 font-medium wrap-break-word text-ink"
        >
          {label}
        </label>
        {labelEnd && <span className="text-14 wrap-break-word text-muted">{labelEnd}</span>}
      </div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <div id={`${id}-hint`} className="text-14 text-muted">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Divides the props of a field into those of its Field and the others, most of which are its control's. */
export function divideFieldProps<Props extends Omit<FieldProps, 'children'>>(props: Props) {
  const { label, labelEnd, hint, error, id, 'aria-describedby': described, ...rest } = props;
  return [{ label, labelEnd, hint, error, id, 'aria-describedby': described }, rest] as const;
}

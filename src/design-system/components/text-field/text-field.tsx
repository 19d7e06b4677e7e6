import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, FieldBox, inputClass, type FieldProps } from '../field/index.ts';

type Native = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'prefix' | 'id' | 'children'>;

export interface TextFieldProps extends Native, Omit<FieldProps, 'children'> {
  /** Inside the box, before the text: an Icon, a calling code. */
  start?: ReactNode;
  /** Inside the box, after the text: an IconButton, a status. */
  end?: ReactNode;
}

/** One line of text. Takes every attribute of an input; give it `autoComplete` and `inputMode`. */
export function TextField({ label, labelEnd, hint, error, start, end, type = 'text', ...native }: TextFieldProps) {
  return (
    <Field label={label} labelEnd={labelEnd} hint={hint} error={error}>
      {(control) => (
        <FieldBox invalid={Boolean(error)} disabled={native.disabled}>
          {start && <span className="flex shrink-0 ps-3 text-muted">{start}</span>}
          <input {...native} {...control} type={type} className={inputClass} />
          {end && <span className="flex shrink-0 pe-0.5 text-muted">{end}</span>}
        </FieldBox>
      )}
    </Field>
  );
}

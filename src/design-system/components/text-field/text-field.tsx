import type { ComponentPropsWithRef, ReactNode } from 'react';
import { divideFieldProps, Field, FieldBox, inputClass, type FieldProps } from '../field/index.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'size' | 'prefix' | 'id' | 'children' | 'value' | 'defaultValue' | 'onChange'
>;

export interface TextFieldProps extends Native, Omit<FieldProps, 'children'> {
  value?: string;
  /** The first value of a field that keeps its own. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Inside the box, before the text: an Icon, a calling code. */
  start?: ReactNode;
  /** Inside the box, after the text: an IconButton, a status. */
  end?: ReactNode;
}

/** One line of text. Takes every attribute of an input; give it `autoComplete` and `inputMode`. */
export function TextField(props: TextFieldProps) {
  const [field, { start, end, onChange, type = 'text', ...native }] = divideFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <FieldBox invalid={Boolean(field.error)} disabled={native.disabled}>
          {start && <span className="flex shrink-0 ps-3 text-muted">{start}</span>}
          <input
            {...native}
            {...control}
            type={type}
            className={inputClass}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {end && <span className="flex shrink-0 pe-0.5 text-muted">{end}</span>}
        </FieldBox>
      )}
    </Field>
  );
}

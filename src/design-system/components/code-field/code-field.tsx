import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { plainDigits } from '../../theme/plain-digits.ts';
import { divideFieldProps, Field, FieldBox, type FieldProps } from '../field/index.ts';
import { digits, input, row } from './code-field.css.ts';

export interface CodeFieldProps extends NativeProps<HTMLInputElement>, Omit<FieldProps, 'children'> {
  value: string;
  /** Called with the digits only, at most `length` of them. */
  onChange: (value: string) => void;
  /** Called when all digits are entered, by typing, paste or autofill. */
  onComplete?: (value: string) => void;
  /** Number of digits. Default 6. */
  length?: number;
  /** At the end of the field: the button that sends the code again, quiet and small. */
  action?: ReactNode;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A one-time code from a message, as one input that supports autofill. */
export function CodeField(props: CodeFieldProps) {
  const [field, { value, onChange, onComplete, length = 6, action, ...native }] = divideFieldProps(props);
  const take = (text: string) => {
    const code = plainDigits(text).replaceAll(/\D/gu, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <Field {...field}>
      {(control) => (
        <FieldBox invalid={Boolean(field.error)} disabled={native.disabled}>
          <div className={row}>
            <input
              {...native}
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              className={input}
              style={assignInlineVars({ [digits]: String(length) })}
              value={value}
              onChange={(event) => take(event.target.value)}
            />
            {action}
          </div>
        </FieldBox>
      )}
    </Field>
  );
}

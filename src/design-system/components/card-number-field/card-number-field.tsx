import { CreditCard } from 'lucide-react';
import type { ChangeEvent, ComponentProps } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';

import { divideFieldProps, Field, FieldBox, inputClass, type FieldProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { caretIn, withoutDigitBefore } from '../phone-field/caret.ts';
import { readCardNumber, type CardNumberValue } from './card-number.ts';

type Native = NativeProps<HTMLInputElement> & Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'onBlur' | 'onFocus'>;

export interface CardNumberFieldProps extends Native, Omit<FieldProps, 'children'> {
  value: CardNumberValue;
  onChange: (value: CardNumberValue) => void;
}

/** The number of a bank card, grouped as on the card, with the brand's name once it is known. */
export function CardNumberField(props: CardNumberFieldProps) {
  const [field, { value, onChange, ...native }] = divideFieldProps(props);
  const take = ({ target: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const caret = input.selectionStart ?? input.value.length;
    const isBackspace = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentBackward';
    const typed = isBackspace ? withoutDigitBefore(value.text, input.value, caret) : { text: input.value, caret };
    const next = readCardNumber(typed.text);
    // Set it before React does, which would move the caret to the end.
    const place = caretIn(next.text, typed.text, typed.caret);
    input.value = next.text;
    input.setSelectionRange(place, place);
    onChange(next);
  };
  return (
    <Field {...field}>
      {(control) => (
        <FieldBox invalid={Boolean(field.error)} disabled={native.disabled}>
          <span className="flex shrink-0 ps-3">
            <Icon icon={CreditCard} tone="muted" />
          </span>
          <span className="flex min-w-0 grow flex-wrap items-center justify-end">
            <input
              {...native}
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="cc-number"
              dir="ltr"
              spellCheck={false}
              className={`${inputClass} font-mono rtl:text-end`}
              // Where both don't fit, the brand goes below.
              style={{ flexBasis: `calc(${Math.max(12, value.text.length)}ch + 1.75rem)` }}
              value={value.text}
              onChange={take}
            />
            <span role="status" translate="no" className="text-14 text-muted not-empty:pe-3">
              {value.brand}
            </span>
          </span>
        </FieldBox>
      )}
    </Field>
  );
}

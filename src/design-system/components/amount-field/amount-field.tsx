import { useId, useRef, useState, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { describedBy } from '../../theme/described-by.ts';
import { useMergedRef } from '../../theme/use-merged-ref.ts';
import { assignInlineVars } from '../../theme/assign-inline-vars.ts';
import { divideFieldProps, Field, type FieldProps } from '../field/index.ts';
import { cell, figure, line, row, width } from './amount-field.css.ts';
import { AmountNotes, type AmountNotesProps } from './amount-notes.tsx';
import type { AmountIssue } from './parse-amount.ts';
import { Suggestion, type SuggestedValue } from './suggestion.tsx';
import { useDebouncedAnnouncement } from './use-debounced-announcement.ts';
import { useDecimalText } from './use-decimal-text.ts';

export interface AmountFieldProps
  extends
    NativeProps<HTMLInputElement>,
    Omit<FieldProps, 'children' | 'labelEnd'>,
    Omit<AmountNotesProps, 'id' | 'disabled'> {
  /** Decimal string, or empty. Shown with the locale's decimal separator. */
  value: string;
  /** The amount; empty with an issue if the text is rejected. Show the issue through `error`. */
  onChange: (value: string, issue: AmountIssue | null) => void;
  /** Decimal places of the currency. */
  scale: number;
  /** After the figure: the code, or a CurrencyChip to choose another currency. */
  currency: ReactNode;
  /** The amount in words, announced after Max: “0.25 BTC”. Default: the figure and the currency. */
  valueText?: (value: string) => string;
  /** Below the figure: its value in another currency, an Amount. Announced when typing stops. */
  worth?: ReactNode;
  /** Beside the error: the button that fixes it, "Enter 10.00 EUR". */
  suggestion?: SuggestedValue;
  /** While it is empty, where that doesn’t mean zero: “No limit”. Default `0`. */
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  onBlur?: () => void;
}

/** Input for an amount of money: the figure on a ruled line, with balance, fee and value below. */
export function AmountField(props: AmountFieldProps) {
  const [field, rest] = divideFieldProps(props);
  const { suggestion, value, onChange, scale, currency, worth, balance, fee, onBlur, ref, ...others } = rest;
  const { max, valueText, ...native } = others;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const { text, change, ...focus } = useDecimalText({ value, onChange, scale, readOnly: native.readOnly });
  const mend = suggestion && {
    label: suggestion.label,
    onClick: () => {
      suggestion.onClick();
      // The button disappears with the error, so move the focus first.
      input.current?.focus();
    },
  };
  // Max leaves the focus where it is, so its amount has to be read out.
  const [isFilled, setFilled] = useState(false);
  const saysAmount = isFilled && value !== '';
  const announcement = useDebouncedAnnouncement(
    value,
    (saysAmount || worth || fee) && (
      <>
        {saysAmount && (
          <>
            {valueText?.(value) ?? text} {!valueText && typeof currency === 'string' && currency}{' '}
          </>
        )}
        {worth && <>≈ {worth} </>}
        {fee && (
          <>
            {fee.label} {fee.value}
          </>
        )}
      </>
    ),
  );
  return (
    <Field {...field} error={field.error && <Suggestion text={field.error} suggestion={mend} />}>
      {({ 'aria-describedby': messages, ...control }) => (
        <>
          <div
            className={line}
            data-read-only={native.readOnly || undefined}
            data-disabled={native.disabled || undefined}
          >
            <div className={row} style={assignInlineVars({ [width]: String(widthOf(text)) })}>
              <span className={cell}>
                <input
                  {...native}
                  {...control}
                  ref={merged}
                  aria-describedby={describedBy(
                    `${id}-currency`,
                    worth && `${id}-worth`,
                    balance && `${id}-balance`,
                    fee && `${id}-fee`,
                    messages,
                  )}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  enterKeyHint="done"
                  placeholder={native.placeholder ?? '0'}
                  data-words={native.placeholder !== undefined || undefined}
                  className={figure}
                  value={text}
                  onChange={(event) => {
                    setFilled(false);
                    change(event.target.value);
                  }}
                  onFocus={focus.onFocus}
                  onBlur={() => {
                    focus.onBlur();
                    onBlur?.();
                  }}
                />
              </span>
              <span id={`${id}-currency`} className="ms-auto flex min-h-target items-center text-20 font-medium">
                {currency}
              </span>
            </div>
            {worth && (
              <p id={`${id}-worth`} className="text-14 text-muted">
                ≈ {worth}
              </p>
            )}
          </div>
          <AmountNotes
            id={id}
            balance={balance}
            max={
              max && {
                ...max,
                onClick: () => {
                  setFilled(true);
                  max.onClick();
                },
              }
            }
            fee={fee}
            disabled={native.disabled || native.readOnly}
          />
          <span role="status" className="sr-only">
            {announcement}
          </span>
        </>
      )}
    </Field>
  );
}

/** Width of a text in em: digits are tabular, full-width digits are square. */
function widthOf(text: string): number {
  const caret = 0.2;
  return Array.from(text || '0').reduce((sum, sign) => sum + (sign > '\u2E80' ? 1 : 0.6), caret);
}

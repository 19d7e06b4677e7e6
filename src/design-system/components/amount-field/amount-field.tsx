import { useState, type ReactNode, type Ref } from 'react';
import { Field, type FieldProps } from '../field/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { parseAmount, toInput, type AmountIssue } from './parse-amount.ts';

export interface AmountFieldProps extends Omit<FieldProps, 'children' | 'labelEnd'> {
  /** Decimal string, or empty. Set from outside it shows with the customer's own decimal sign. */
  value: string;
  /** The amount, empty with an issue when the text is refused; say the issue through `error`. */
  onChange: (value: string, issue: AmountIssue | null) => void;
  /** Digits after the decimal sign that the currency has. */
  scale: number;
  /** After the figure: the code, or the button that chooses the currency. */
  currency: ReactNode;
  /** Fills in all that can go; the caller leaves room for the fee and calls `onChange` itself. */
  max?: { label: string; onPress: () => void };
  /** At the end of the label's line: what is available. */
  balance?: ReactNode;
  name?: string;
  disabled?: boolean;
  readOnly?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Where an amount of money is typed: the figure first, on a ruled line. */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, value, onChange, scale, currency, max, balance, ...native } = props;
  const { locale } = useDesignSystem();
  const [text, setText] = useState(() => toInput(value, locale));
  // The typed text stays as long as it means the value; a value from outside replaces it.
  const shown = parseAmount(text, locale, scale).value === value ? text : toInput(value, locale);
  const take = (typed: string) => {
    setText(typed);
    const { value: amount, issue } = parseAmount(typed, locale, scale);
    onChange(amount, issue);
  };
  return (
    <Field label={label} labelEnd={balance} hint={hint} error={error}>
      {(control) => (
        <div className="flex min-h-14 items-center gap-2 border-b border-edge transition-colors has-[input:focus]:border-accent has-[input:focus]:shadow-rule has-[[aria-invalid]]:border-danger">
          <input
            {...native}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0"
            className={`w-full min-w-0 grow bg-transparent py-2 lining-nums slashed-zero tabular-nums font-medium outline-none placeholder:text-muted disabled:text-muted ${shown.length > 10 ? 'text-20' : 'text-28'}`}
            value={shown}
            onChange={(event) => take(event.target.value)}
          />
          {max && (
            <button
              type="button"
              disabled={native.disabled}
              onClick={max.onPress}
              className="min-h-target shrink-0 rounded-control px-2 text-14 font-medium text-accent hover:bg-accent-quiet disabled:text-muted"
            >
              {max.label}
            </button>
          )}
          <span className="flex shrink-0 items-center text-16 font-medium">{currency}</span>
        </div>
      )}
    </Field>
  );
}

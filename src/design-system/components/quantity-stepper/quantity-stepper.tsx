import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { toGrouped, type AmountIssue } from '../amount-field/parse-amount.ts';
import { useDecimalText } from '../amount-field/use-decimal-text.ts';
import { divideFieldProps, Field, fieldEdge, type FieldProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { compareQuantities, stepQuantity } from './step-quantity.ts';

export interface QuantityStepperProps extends NativeProps<HTMLInputElement>, Omit<FieldProps, 'children'> {
  /** Decimal string, or empty while nothing valid is typed. */
  value: string;
  /** The quantity; empty with an issue if the text is rejected. Show the issue through `error`. */
  onChange: (value: string, issue: AmountIssue | null) => void;
  /** The minimum, a decimal string. Steps are counted from it. Default `0`. */
  min?: string;
  /** The maximum, a decimal string. The caller rejects typing beyond it. */
  max?: string;
  /** Decimal string. Default `1`. */
  step?: string;
  /** Decimal places that may be typed. Default 0: whole numbers. */
  scale?: number;
  /** Below the figure: a currency code, "pieces". */
  unit?: ReactNode;
  /** Names of the two buttons. */
  labels: {
    /** "Less". */
    decrease: string;
    /** "More". */
    increase: string;
  };
  /** The quantity in words, for screen readers: "3 pieces". Default: the figure. */
  valueText?: (value: string) => string;
  name?: string;
  disabled?: boolean;
}

/** A number changed in small steps, or typed. For money use an AmountField, for a share a Slider. */
export function QuantityStepper(props: QuantityStepperProps) {
  const [field, rest] = divideFieldProps(props);
  const { value, onChange, unit, labels, valueText, scale = 0, min = '0', max, step = '1', ...native } = rest;
  const { locale } = useDesignSystem();
  const { text, change, onFocus, onBlur } = useDecimalText({ value, onChange, scale });
  // Only the buttons need a live region: in the field itself screen readers read each new value.
  const [said, setSaid] = useState('');
  const inWords = (quantity: string) => valueText?.(quantity) ?? toGrouped(quantity, locale);
  const set = (quantity: string) => {
    onChange(quantity, null);
    return quantity;
  };
  const move = (steps: number) => set(stepQuantity(value, steps, { min, max, step }));
  const press = (steps: number) => setSaid(inWords(move(steps)));
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, (() => string) | undefined> = {
      ArrowUp: () => move(1),
      ArrowDown: () => move(-1),
      PageUp: () => move(10),
      PageDown: () => move(-10),
    };
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const isAtMin = value !== '' && compareQuantities(value, min) <= 0;
  const isAtMax = value !== '' && max !== undefined && compareQuantities(value, max) >= 0;
  return (
    <Field {...field}>
      {(control) => (
        <div
          data-disabled={native.disabled || undefined}
          className={`flex min-h-14 items-stretch rounded-control border bg-surface transition-colors has-[input:focus]:outline-1 data-disabled:border-line data-disabled:bg-sunken ${fieldEdge(Boolean(field.error))}`}
        >
          <StepButton label={labels.decrease} atEnd={isAtMin} disabled={native.disabled} onClick={() => press(-1)}>
            <Icon icon={Minus} />
          </StepButton>
          <span className="flex min-w-0 grow flex-col justify-center border-x border-line px-2 py-1.5 text-center">
            <input
              {...native}
              {...control}
              type="text"
              role="spinbutton"
              inputMode={scale === 0 ? 'numeric' : 'decimal'}
              autoComplete="off"
              enterKeyHint="done"
              aria-valuenow={value === '' ? undefined : Number(value)}
              aria-valuemin={Number(min)}
              aria-valuemax={max === undefined ? undefined : Number(max)}
              aria-valuetext={value === '' ? undefined : inWords(value)}
              className={`min-h-target w-full bg-transparent text-center font-medium lining-nums slashed-zero tabular-nums outline-none disabled:text-muted ${unit ? 'pb-4' : ''} ${text.length > 10 ? 'text-16' : 'text-20'}`}
              value={text}
              onChange={(event) => change(event.target.value)}
              onFocus={onFocus}
              onBlur={onBlur}
              onKeyDown={onKeyDown}
            />
            {unit && <span className="pointer-events-none -mt-5 text-12 text-muted">{unit}</span>}
          </span>
          <StepButton label={labels.increase} atEnd={isAtMax} disabled={native.disabled} onClick={() => press(1)}>
            <Icon icon={Plus} />
          </StepButton>
          <span role="status" className="sr-only">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}

interface StepButtonProps {
  label: string;
  /** At the limit it keeps the focus, which a disabled button would lose. */
  atEnd: boolean;
  disabled: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
}

function StepButton({ label, atEnd, disabled, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      aria-disabled={atEnd || undefined}
      onClick={atEnd ? undefined : onClick}
      className="flex w-control shrink-0 items-center justify-center rounded-control text-accent -outline-offset-2 select-none hover:bg-accent-quiet disabled:text-muted disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}

import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { describedBy } from '../../theme/described-by.ts';
import { FieldError } from '../field/index.ts';
import { CardFace, type BankCardProps } from './bank-card.tsx';
import { cardClass } from './bank-card.variants.ts';

export interface BankCardOption extends Pick<BankCardProps, 'bankName' | 'number' | 'holder' | 'brand' | 'status'> {
  id: string;
  disabled?: boolean;
  /** Why it can't be chosen now, below the card. */
  disabledReason?: string;
}

export interface BankCardPickerProps extends NativeProps<HTMLFieldSetElement> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The id of the chosen card, null while none is. */
  value: string | null;
  onChange: (id: string) => void;
  /** The bound cards. */
  cards: readonly BankCardOption[];
}

/** A choice of one bound card, where money is to go. */
export function BankCardPicker({ label, hint, error, value, onChange, cards, ...native }: BankCardPickerProps) {
  const id = useId();

  return (
    <fieldset
      {...native}
      role="radiogroup"
      aria-describedby={describedBy(hint && `${id}-hint`, error && `${id}-error`, native['aria-describedby'])}
      aria-invalid={error ? true : undefined}
      className="group flex min-w-0 flex-col gap-1.5"
    >
      <legend className="pb-1.5 text-14 font-medium">{label}</legend>
      <div className="flex flex-col gap-3">
        {cards.map((card) => (
          <Choice key={card.id} name={id} card={card} checked={card.id === value} onChange={onChange} />
        ))}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="text-14 text-muted">
          {hint}
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

interface ChoiceProps extends Pick<BankCardPickerProps, 'onChange'> {
  name: string;
  card: BankCardOption;
  checked: boolean;
}

function Choice({ name, card, checked, onChange }: ChoiceProps) {
  const { id: value, disabled = false, disabledReason, ...face } = card;
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={`${id}-radio`} className={cardClass({ state: 'choice' })}>
        <CardFace
          {...face}
          id={id}
          corner={
            <span className="flex size-target items-center justify-center">
              <input
                id={`${id}-radio`}
                type="radio"
                name={name}
                value={value}
                checked={checked}
                disabled={disabled}
                aria-labelledby={`${id}-bank ${id}-number`}
                aria-describedby={disabledReason ? `${id}-reason` : undefined}
                onChange={() => onChange(value)}
                className="size-5 cursor-pointer appearance-none rounded-round border border-edge bg-surface outline-none checked:border-6 checked:border-accent disabled:cursor-not-allowed"
              />
            </span>
          }
        />
      </label>
      {disabledReason && (
        <p id={`${id}-reason`} className="text-14 text-muted">
          {disabledReason}
        </p>
      )}
    </div>
  );
}

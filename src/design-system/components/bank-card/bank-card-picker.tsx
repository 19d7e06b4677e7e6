import { useId, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { RadioGroup, radioClass } from '../field/index.ts';
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
export function BankCardPicker({ value, onChange, cards, ...group }: BankCardPickerProps) {
  const name = useId();
  return (
    <RadioGroup {...group}>
      <div className="flex flex-col gap-3">
        {cards.map((card) => (
          <Choice key={card.id} name={name} card={card} checked={card.id === value} onChange={onChange} />
        ))}
      </div>
    </RadioGroup>
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
                // Room for the whole card, which has the ring, above a bar at the bottom.
                className={`${radioClass} scroll-mb-56`}
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

import type { ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { CardDigits, type BankCardProps } from './bank-card.tsx';

export interface BankCardOption extends Pick<BankCardProps, 'bankName' | 'number' | 'brand'> {
  id: string;
  disabled?: boolean;
  /** Why it can't be chosen now. */
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

/** A choice of one bound card, where money is to go: a line each, so that the form goes on in sight. */
export function BankCardPicker({ cards, ...group }: BankCardPickerProps) {
  return (
    <RadioCards
      {...group}
      options={cards.map(({ id, bankName, number, brand, disabled = false, disabledReason }) => ({
        value: id,
        // Two cards of one bank differ by their digits only.
        label: (
          <>
            {bankName}{' '}
            <span className="block text-14 font-normal text-muted">
              <CardDigits number={number} />
            </span>
          </>
        ),
        figure: brand && (
          <span translate="no" className="text-14 text-muted">
            {brand}
          </span>
        ),
        disabled,
        disabledReason,
      }))}
    />
  );
}

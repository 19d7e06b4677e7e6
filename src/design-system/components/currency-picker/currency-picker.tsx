import { useMemo } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import type { FieldProps } from '../field/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { SelectField } from '../select-field/index.ts';
import type { SelectSheetProps } from '../select-sheet/index.ts';
import { optionsOf, type CurrencyHeadings, type PickableCurrency } from './options.tsx';

export interface CurrencyChoiceProps {
  /** In display order; with headings, held currencies come first. */
  currencies: readonly PickableCurrency[];
  onChange: (code: string) => void;
  /** Title of the sheet: "Choose a currency". */
  sheetTitle: string;
  /** Matches code and name, including the name in the customer's language. */
  search: NonNullable<SelectSheetProps['search']>;
  /** Divides the sheet into held currencies and others. */
  headings?: CurrencyHeadings;
  disabled?: boolean;
}

export interface CurrencyPickerProps
  extends NativeProps<HTMLButtonElement>, CurrencyChoiceProps, Omit<FieldProps, 'children'> {
  /** Code of the chosen currency. */
  value: string | null;
  /** Placeholder while nothing is chosen. */
  placeholder: string;
}

/** A field that chooses one currency from a sheet. Inside an AmountField use a CurrencyChip. */
export function CurrencyPicker({ currencies, headings, ...field }: CurrencyPickerProps) {
  const { locale } = useDesignSystem();
  const options = useMemo(() => optionsOf(currencies, locale, headings), [currencies, locale, headings]);
  return <SelectField {...field} options={options} />;
}

import { useMemo } from 'react';
import type { FieldProps } from '../field/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { SelectField } from '../select-field/index.ts';
import type { SelectSheetProps } from '../select-sheet/index.ts';
import { optionsOf, type CurrencyHeadings, type PickableCurrency } from './options.tsx';

export interface CurrencyChoiceProps {
  /** In the order in which they show; those that are held come first where there are headings. */
  currencies: readonly PickableCurrency[];
  onChange: (code: string) => void;
  /** Title of the sheet: "Choose a currency". */
  sheetTitle: string;
  /** Finds by code and by name, in the customer's language as well as in the name that is shown. */
  search: NonNullable<SelectSheetProps['search']>;
  /** Divides the sheet in what the customer has and what not. */
  headings?: CurrencyHeadings;
  disabled?: boolean;
}

export interface CurrencyPickerProps extends CurrencyChoiceProps, Omit<FieldProps, 'children'> {
  /** Code of the chosen one. */
  value: string | null;
  /** In the field while nothing is chosen. */
  placeholder: string;
}

/** A field that chooses one currency from a sheet. Inside of an AmountField it is a CurrencyChip. */
export function CurrencyPicker({ currencies, headings, ...field }: CurrencyPickerProps) {
  const { locale } = useDesignSystem();
  const options = useMemo(() => optionsOf(currencies, locale, headings), [currencies, locale, headings]);
  return <SelectField {...field} options={options} />;
}

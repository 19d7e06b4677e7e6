export { CurrencyChip, type CurrencyChipProps } from './currency-chip.tsx';
export { currencyChipVariants } from './currency-chip.variants.ts';
export { CurrencyPicker, type CurrencyChoiceProps, type CurrencyPickerProps } from './currency-picker.tsx';
export { type CurrencyHeadings, type PickableCurrency } from './options.tsx';

export { BankCard, type BankCardProps } from './bank-card.tsx';
export { bankCardVariants } from './bank-card.variants.ts';
export { BankCardPicker, type BankCardOption, type BankCardPickerProps } from './bank-card-picker.tsx';

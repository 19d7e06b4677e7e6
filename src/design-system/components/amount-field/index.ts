export { AmountField, type AmountFieldProps } from './amount-field.tsx';
export { parseAmount, type AmountIssue, type ParsedAmount } from './parse-amount.ts';

export { Amount, type AmountProps } from './amount.tsx';
export { amountVariants } from './amount.variants.ts';
export { DirectionMark } from './direction-mark.tsx';
export { amountText, formatAmount, type AmountFormat, type FormattedAmount } from './format-amount.ts';

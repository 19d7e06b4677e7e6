export { CurrencyIcon, type CurrencyIconProps } from './currency-icon.tsx';
export { currencyIconVariants } from './currency-icon.variants.ts';

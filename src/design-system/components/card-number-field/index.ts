export { CardNumberField, type CardNumberFieldProps } from './card-number-field.tsx';
export { cardBrandOf, readCardNumber, type CardNumberValue } from './card-number.ts';

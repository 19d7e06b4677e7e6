export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export type { PhoneNumber, PhoneValue } from './phone-value.ts';
export { loadReadPhone } from './load-read-phone.ts';

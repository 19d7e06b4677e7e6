export { AddressField, type AddressFieldProps } from './address-field.tsx';
export type { AddressFieldLabels } from './labels.ts';

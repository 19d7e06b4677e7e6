export { divideFieldProps, Field, type FieldControl, type FieldProps } from './field.tsx';
export { FieldBox, fieldEdge, inputClass, type FieldBoxProps } from './field-box.tsx';
export { FieldError } from './field-error.tsx';
export { FieldButton, type FieldButtonProps } from './field-button.tsx';
export { RadioGroup, radioClass, type RadioGroupProps } from './radio-group.tsx';

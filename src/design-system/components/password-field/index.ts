export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { NewPasswordField, type NewPasswordFieldProps, type PasswordStrength } from './new-password-field.tsx';

export { PasswordField, type PasswordFieldProps, type PasswordStrength } from './password-field.tsx';

import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export interface PasswordStrength {
  /** How many of the four marks are filled. */
  level: 0 | 1 | 2 | 3 | 4;
  /** The same in words: "Good". */
  label: string;
}

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** A hint below the field; not a rule. */
  strength: PasswordStrength | undefined;
  /** `off` keeps password managers from saving it. Default `new-password`. */
  autoComplete?: 'new-password' | 'off';
}

/** A password field that says how hard the new password is to guess. */
export function NewPasswordField({ strength, hint, autoComplete = 'new-password', ...field }: NewPasswordFieldProps) {
  const meter = strength && (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex grow gap-1">
        {[1, 2, 3, 4].map((mark) => (
          <span key={mark} className={`h-1 grow rounded-round ${mark <= strength.level ? 'bg-accent' : 'bg-line'}`} />
        ))}
      </span>
      <span role="status" className="min-w-16 text-end">
        {strength.label}
      </span>
    </span>
  );
  return (
    <PasswordField
      {...field}
      autoComplete={autoComplete}
      hint={
        meter || hint ? (
          <>
            {meter}
            {hint}
          </>
        ) : undefined
      }
    />
  );
}

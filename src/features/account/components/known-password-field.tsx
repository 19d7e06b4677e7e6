import { useTranslation } from 'react-i18next';
import { PasswordField } from '#design-system/password-field';
import type { FieldBinding } from '#platform/form';
import { useCustomer } from '#platform/session';

interface KnownPasswordFieldProps {
  label: string;
  field: FieldBinding;
}

/** The login password of the signed-in customer, for which a password manager is told whose it is. */
export function KnownPasswordField({ label, field }: KnownPasswordFieldProps) {
  const { t } = useTranslation('account');
  const username = useCustomer()?.username ?? '';
  return (
    <>
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        label={label}
        showLabel={t('register.show-password')}
        capsLockLabel={t('register.caps-lock')}
        autoComplete="current-password"
        {...field}
      />
    </>
  );
}

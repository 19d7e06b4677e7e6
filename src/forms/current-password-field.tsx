import { useTranslation } from 'react-i18next';
import { PasswordField } from '#design-system/password-field';
import type { FieldBinding } from '#platform/form';
import { useCustomer } from '#platform/session';

interface CurrentPasswordFieldProps {
  /** Default: "Login password". */
  label?: string;
  field: FieldBinding;
}

/** The customer's login password; a hidden username tells password managers whose it is. */
export function CurrentPasswordField({ label, field }: CurrentPasswordFieldProps) {
  const { t } = useTranslation(['forms', 'common']);
  const username = useCustomer()?.username ?? '';
  return (
    <>
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <PasswordField
        label={label ?? t('password.login')}
        labels={{ show: t('common:password.show'), capsLock: t('common:password.caps-lock') }}
        autoComplete="current-password"
        {...field}
      />
    </>
  );
}

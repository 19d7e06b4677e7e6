import { useTranslation } from 'react-i18next';
import { NewPasswordField, PasswordField } from '#design-system/password-field';
import type { FieldBinding } from '#platform/form';
import { passwordStrength } from './password-strength.ts';

interface NewPasswordFieldsProps {
  label: string;
  againLabel: string;
  field: FieldBinding;
  again: FieldBinding;
  /** `off` keeps password managers from saving it as the login password. Default `new-password`. */
  autoComplete?: 'new-password' | 'off';
}

/** A new password with its strength, and its confirmation. */
export function NewPasswordFields({
  label,
  againLabel,
  field,
  again,
  autoComplete = 'new-password',
}: NewPasswordFieldsProps) {
  const { t } = useTranslation(['forms', 'common']);
  const level = passwordStrength(field.value);
  const shared = {
    labels: { show: t('common:password.show'), capsLock: t('common:password.caps-lock') },
    autoComplete,
  };
  return (
    <>
      <NewPasswordField
        label={label}
        hint={t('password.hint')}
        strength={field.value === '' ? undefined : { level, label: t(`password.strength.${level}`) }}
        {...shared}
        {...field}
      />
      <PasswordField label={againLabel} {...shared} {...again} />
    </>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordField, PasswordField } from '#design-system/password-field';
import { loadCommonPasswords } from '#platform/common-passwords';
import type { FieldBinding } from '#platform/form';
import { fundPasswordStrength, loginPasswordStrength } from './password-strength.ts';

interface NewPasswordFieldsProps {
  label: string;
  againLabel: string;
  field: FieldBinding;
  again: FieldBinding;
  /** Whose login password it is: names that it must not contain. Without them, it is a fund password. */
  owner?: { username?: string; email?: string };
}

const none: ReadonlySet<string> = new Set();

/** The common passwords once they are loaded, if they matter. */
function useCommonPasswords(matter: boolean): ReadonlySet<string> {
  const [common, setCommon] = useState(none);
  useEffect(() => {
    if (matter) loadCommonPasswords().then(setCommon, () => undefined);
  }, [matter]);
  return common;
}

/** A new password with its strength, and its confirmation. */
export function NewPasswordFields({ label, againLabel, field, again, owner }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['forms', 'common']);
  const common = useCommonPasswords(owner !== undefined);
  const level = owner ? loginPasswordStrength(field.value, common, owner) : fundPasswordStrength(field.value);
  const shared = {
    labels: { show: t('common:password.show'), capsLock: t('common:password.caps-lock') },
    // `off` keeps password managers from saving a fund password as the login password.
    autoComplete: owner ? 'new-password' : 'off',
  } as const;
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

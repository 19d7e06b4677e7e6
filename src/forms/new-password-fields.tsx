import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordField, PasswordField } from '#design-system/password-field';
import { loadCommonPasswords } from '#platform/common-passwords';
import type { FieldBinding } from '#platform/form';
import { fundPasswordStrength, loginPasswordStrength } from './password-strength.ts';

const strengthOf = { login: loginPasswordStrength, fund: fundPasswordStrength };

interface NewPasswordFieldsProps {
  label: string;
  againLabel: string;
  field: FieldBinding;
  again: FieldBinding;
  purpose: keyof typeof strengthOf;
  /** Whose it is: names that it must not contain. */
  owner: { username?: string; email?: string };
}

const none: ReadonlySet<string> = new Set();

/** The common passwords once they are loaded. */
function useCommonPasswords(): ReadonlySet<string> {
  const [common, setCommon] = useState(none);
  useEffect(() => {
    loadCommonPasswords().then(setCommon, () => undefined);
  }, []);
  return common;
}

/** A new password with its strength, and its confirmation. */
export function NewPasswordFields({ label, againLabel, field, again, purpose, owner }: NewPasswordFieldsProps) {
  const { t } = useTranslation(['forms', 'common']);
  const common = useCommonPasswords();
  const level = strengthOf[purpose](field.value, common, owner);
  const shared = {
    labels: { show: t('common:password.show'), capsLock: t('common:password.caps-lock') },
    // `off` keeps password managers from saving a fund password as the login password.
    autoComplete: purpose === 'login' ? 'new-password' : 'off',
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

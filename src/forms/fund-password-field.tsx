import { useTranslation } from 'react-i18next';
import { PasswordField } from '#design-system/password-field';
import { TextLink } from '#design-system/text-link';
import type { FieldBinding } from '#platform/form';

interface FundPasswordFieldProps {
  /** Default: "Fund password". */
  label?: string;
  hint?: string;
  field: FieldBinding;
  /** Below it, the way to a new one. Default false. */
  recoverable?: boolean;
}

/** The customer's fund password, which no password manager takes for that of the login. */
export function FundPasswordField({ label, hint, field, recoverable = false }: FundPasswordFieldProps) {
  const { t } = useTranslation(['forms', 'common']);
  return (
    <div className="flex flex-col gap-1">
      <PasswordField
        label={label ?? t('password.fund')}
        hint={hint}
        labels={{ show: t('common:password.show'), capsLock: t('common:password.caps-lock') }}
        autoComplete="off"
        {...field}
      />
      {recoverable && (
        <span>
          <TextLink href="/wallet/password" standalone>
            {t('password.forgot-fund')}
          </TextLink>
        </span>
      )}
    </div>
  );
}

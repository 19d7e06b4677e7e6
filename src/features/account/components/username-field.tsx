import { useTranslation } from 'react-i18next';
import { TextField } from '#design-system/text-field';
import type { FieldBinding } from '#platform/form';
import { useUsernameCheck } from '../api/check-username.ts';

/** The username, checked for availability while typing. */
export function UsernameField(field: FieldBinding) {
  const { t } = useTranslation(['account-register', 'errors']);
  const state = useUsernameCheck(field.value);
  const news = {
    unknown: '',
    checking: t('username-checking'),
    free: t('username-free'),
  } as const;
  return (
    <TextField
      label={t('username')}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={
        state !== 'taken' && (
          <>
            {state === 'unknown' && t('username-hint')}
            {/* Rendered beforehand, so that its content is announced. */}
            <span role="status">{news[state]}</span>
          </>
        )
      }
      {...field}
      error={field.error ?? (state === 'taken' ? t('errors:username-taken') : undefined)}
    />
  );
}

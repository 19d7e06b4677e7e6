import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-error';
import { loadNamespaces } from '#platform/i18n';
import { passkeyLogin } from '../api/passkeys.ts';

/** Signs in with a passkey. Answers what to say when none was used, which is no error: the dialog may simply be closed. */
export async function logInWithPasskey(): Promise<ReactNode> {
  try {
    await passkeyLogin();
    return null;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    await loadNamespaces(['second-step']);
    return <NoPasskey />;
  }
}

function NoPasskey() {
  const { t } = useTranslation('second-step');
  return (
    <p role="status" className="text-center text-14 text-muted">
      {t('no-passkey')}
    </p>
  );
}

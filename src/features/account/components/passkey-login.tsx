import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-error';
import { logInWithPasskey } from '../api/log-in-with-passkey.ts';

/** Logs in with a passkey. Returns what to show when none was used: not an error, the dialog may simply have been closed. */
export async function passkeyLogin(): Promise<ReactNode> {
  try {
    await logInWithPasskey();
    return null;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return <NoPasskey />;
  }
}

function NoPasskey() {
  const { t } = useTranslation('account-login');
  return (
    <p role="status" className="text-center text-14 text-muted">
      {t('passkey.none-used')}
    </p>
  );
}

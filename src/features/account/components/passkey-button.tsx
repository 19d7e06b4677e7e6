import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { toApiError, type ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { canUsePasskeys } from '#platform/passkey-support';

const never = () => () => undefined;

/** Logs in with a passkey; hidden where passkeys can't work. */
export function PasskeyButton() {
  const { t } = useTranslation('account-login');
  const problems = useErrorMessages();
  // The server doesn't know, and nearly every browser can.
  const isPossible = useSyncExternalStore(never, canUsePasskeys, () => true);
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<ReactNode>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  if (!isPossible) return null;

  const logIn = async (): Promise<void> => {
    setBusy(true);
    setNote(null);
    setFailure(null);
    try {
      const { passkeyLogin } = await import('./passkey-login.tsx');
      setNote(await passkeyLogin());
    } catch (error) {
      setFailure(toApiError(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button block size="large" busy={isBusy} onClick={() => void logIn()}>
        {t('passkey.log-in')}
      </Button>
      <div role="status" className="empty:absolute">
        {note}
      </div>
      {failure && <Callout {...problems.callout(failure)} />}
    </>
  );
}

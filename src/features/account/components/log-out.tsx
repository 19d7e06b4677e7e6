import { LogOut as LogOutIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { useToast } from '#design-system/toast';
import { logout } from '../api/logout.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('#design-system/confirm-dialog')).ConfirmDialog }));

/** Signs out, after asking once. */
export function LogOut() {
  const { t } = useTranslation(['account', 'common']);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const logOut = async (): Promise<void> => {
    setBusy(true);
    // Also when the server could not be told: this device is signed out either way.
    await logout().catch(() => undefined);
    toast({ text: t('user.signed-out') });
  };
  return (
    <>
      <Button block icon={<LogOutIcon aria-hidden size={20} strokeWidth={1.75} />} onClick={() => setAsking(true)}>
        {t('user.sign-out')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={t('user.sign-out-title')}
            confirm={{ label: t('user.sign-out'), onPress: () => void logOut(), busy: isBusy }}
            cancel={{ label: t('common:action.cancel') }}
          >
            {t('user.sign-out-text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

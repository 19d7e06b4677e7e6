import { LogOut as LogOutIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Icon } from '#design-system/icon';
import { useToast } from '#design-system/toast';
import { logOut } from '../api/log-out.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('#design-system/confirm-dialog')).ConfirmDialog }));

/** Logs out after a confirmation. */
export function LogOut() {
  const { t } = useTranslation(['account', 'common']);
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    // Even when the server can't be reached: this device is logged out either way.
    await logOut().catch(() => undefined);
    toast({ text: t('user.logged-out') });
  };
  return (
    <>
      <Button block icon={<Icon icon={LogOutIcon} />} onClick={() => setAsking(true)}>
        {t('user.log-out')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={t('user.log-out-title')}
            confirm={{ label: t('user.log-out'), onClick: () => void confirm(), busy: isBusy }}
            cancel={{ label: t('common:action.cancel') }}
          >
            {t('user.log-out-text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

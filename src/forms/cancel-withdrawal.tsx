import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import type { CancelableWithdrawal } from './cancel-withdrawal-dialog.tsx';

const CancelWithdrawalDialog = lazy(async () => ({
  default: (await import('./cancel-withdrawal-dialog.tsx')).CancelWithdrawalDialog,
}));

interface CancelWithdrawalProps {
  withdrawal: CancelableWithdrawal & { cancellable: boolean };
  isCanceled: boolean;
}

/** Cancels a withdrawal that is still pending, crypto or by bank; afterwards, says if it was too late. */
export function CancelWithdrawal({ withdrawal, isCanceled }: CancelWithdrawalProps) {
  const { t } = useTranslation('forms');
  const [isAsking, setAsking] = useState(false);
  const [isTooLate, setTooLate] = useState(false);
  return (
    <>
      {isTooLate && !isCanceled && (
        <Callout tone="caution" title={t('cancel.too-late.title')} announce>
          {t('cancel.too-late.text')}
        </Callout>
      )}
      {withdrawal.cancellable && !isTooLate && (
        <Button tone="quiet" block onClick={() => setAsking(true)}>
          {t('cancel.action')}
        </Button>
      )}
      {/* It stays open when the review begins meanwhile: its answer says so. */}
      {isAsking && (
        <Suspense fallback={null}>
          <CancelWithdrawalDialog
            withdrawal={withdrawal}
            onClose={() => setAsking(false)}
            onTooLate={() => {
              setAsking(false);
              setTooLate(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

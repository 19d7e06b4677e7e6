import { useTranslation } from 'react-i18next';
import { Amount } from '#design-system/amount';
import { ConfirmDialog } from '#design-system/confirm-dialog';
import { Stack } from '#design-system/stack';
import { useToast } from '#design-system/toast';
import { useAction } from '#platform/action';
import { toApiError } from '#platform/api-error';
import { useMoneyCall } from '#platform/money-call';
import { moneyReads } from '#platform/money-reads';
import { useRefresh } from '#platform/refresh';
import { richText } from '#platform/rich-text';
import { Failure } from './failure.tsx';

export interface CancelableWithdrawal {
  sn: string;
  amount: string;
  currency: string;
  scale: number;
}

interface CancelWithdrawalDialogProps {
  withdrawal: CancelableWithdrawal;
  onClose(): void;
  /** Called if its review has begun, or it was canceled elsewhere. */
  onTooLate(): void;
}

/** Asks before a pending withdrawal is canceled: all of it comes back. */
export function CancelWithdrawalDialog({ withdrawal, onClose, onTooLate }: CancelWithdrawalDialogProps) {
  const { t } = useTranslation('forms');
  const toast = useToast();
  const refresh = useRefresh();
  const { send, unresolved, forget } = useMoneyCall('POST wallet/cancel');
  const { sn, amount, currency, scale } = withdrawal;

  const cancel = async (): Promise<void> => {
    // A withdrawal is canceled once at most, so another one without an answer no longer needs its key.
    if (unresolved()?.sn !== sn) forget();
    await send({ sn });
  };

  const { run, isBusy, failure } = useAction(async () => {
    try {
      await cancel();
    } catch (error) {
      if (toApiError(error).code !== 'not-cancellable') throw error;
      void refresh(moneyReads);
      onTooLate();
      return;
    }
    toast({ text: t('cancel.done'), tone: 'success' });
    onClose();
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cancel.title')}
      confirm={{ label: t('cancel.confirm'), onClick: run, busy: isBusy }}
      cancel={{ label: t('cancel.keep') }}
    >
      <Stack gap={3}>
        <p>
          {richText(t('cancel.text'), {
            amount: <Amount value={amount} currency={currency} scale={scale} minDigits={2} unmasked />,
          })}
        </p>
        <Failure of={failure} />
      </Stack>
    </ConfirmDialog>
  );
}

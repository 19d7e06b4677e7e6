import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressDisplay } from '#design-system/address-display';
import { Callout } from '#design-system/callout';
import { useToast } from '#design-system/toast';
import { ConfirmButtons } from '#forms/confirm-buttons';
import { toApiError, type ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { useRefresh } from '#platform/refresh';
import { removeAddress } from '../api/addresses.ts';
import type { SavedAddress } from '../api/withdrawal.ts';

interface AddressRemovalProps {
  entry: SavedAddress;
  onCancel(): void;
  /** Called once it is removed. */
  onEnd(): void;
}

/** Asks before an address is removed. */
export function AddressRemoval({ entry, onCancel, onEnd }: AddressRemovalProps) {
  const { t } = useTranslation('wallet-addresses');
  const toast = useToast();
  const refresh = useRefresh();
  const problems = useErrorMessages();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);

  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await removeAddress(entry.id).catch((error: unknown) => {
        // Already gone: the desired outcome.
        if (toApiError(error).code !== 'not-found') throw error;
      });
      toast({ text: t('remove.done'), tone: 'success' });
      onEnd();
      await refresh(['GET wallet/addresses']);
    } catch (error) {
      setFailure(toApiError(error));
      setBusy(false);
    }
  };

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void remove();
      }}
    >
      <AddressDisplay address={entry.address} />
      {failure && <Callout {...problems.callout(failure)} />}
      <ConfirmButtons submit={t('remove.submit')} danger busy={isBusy} onCancel={onCancel} />
    </form>
  );
}

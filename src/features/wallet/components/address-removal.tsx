import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressDisplay } from '#design-system/address-display';
import { useToast } from '#design-system/toast';
import { ConfirmButtons } from '#forms/confirm-buttons';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { ignoreMissing } from '#platform/ignore-missing';
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

  const { run, isBusy, failure } = useAction(async () => {
    await ignoreMissing(removeAddress(entry.id));
    toast({ text: t('remove.done'), tone: 'success' });
    onEnd();
    await refresh(['GET wallet/addresses']);
  });

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        run();
      }}
    >
      <AddressDisplay address={entry.address} />
      <Failure of={failure} />
      <ConfirmButtons submit={t('remove.submit')} danger busy={isBusy} onCancel={onCancel} />
    </form>
  );
}

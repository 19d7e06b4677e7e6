import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { AgeNote } from '#forms/age-note';
import { useErrorMessages } from '#platform/error-messages';
import { useSavedAddresses } from '../api/withdrawal.ts';
import { AddressDetails } from './address-details.tsx';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import { AddressRemoval } from './address-removal.tsx';
import { SavedOnlyForm } from './saved-only-form.tsx';

/** `id` of the address concerned. */
type View = { is: 'list' | 'add' | 'only' } | { is: 'details' | 'removal'; id: string };

interface AddressBookSheetProps {
  /** Of a new address, at first. */
  currency?: string;
  onClose(): void;
}

/** The saved addresses, with adding, renaming and removing, and whether withdrawals go to them only. */
export function AddressBookSheet({ currency, onClose }: AddressBookSheetProps) {
  // With the texts of its views, so that none of them waits for texts of its own.
  const { t } = useTranslation(['wallet-addresses', 'wallet-withdraw', 'validation']);
  const problems = useErrorMessages();
  const read = useSavedAddresses();
  const { data, error } = read;
  const [view, setView] = useState<View>({ is: 'list' });
  const entry = 'id' in view ? data?.items.find(({ id }) => id === view.id) : undefined;
  // Another device may have removed it in the meantime.
  const is = 'id' in view && !entry ? 'list' : view.is;
  const toList = (): void => setView({ is: 'list' });
  const texts = {
    list: { title: t('title'), description: t('what') },
    add: { title: t('add.title') },
    only: { title: t('only.title') },
    details: { title: entry?.label },
    removal: { title: t('remove.title', { label: entry?.label }), description: t('remove.text') },
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} {...texts[is]}>
      <AgeNote of={read} />
      {data && is === 'list' && (
        <AddressList
          addresses={data}
          onAdd={() => setView({ is: 'add' })}
          onExplain={() => setView({ is: 'only' })}
          onOpen={(id) => setView({ is: 'details', id })}
        />
      )}
      {data && is === 'add' && (
        <AddressForm {...(currency !== undefined && { currency })} waits={data.saved_only.enabled} onEnd={toList} />
      )}
      {data && is === 'only' && <SavedOnlyForm isEmpty={data.items.length === 0} onEnd={toList} />}
      {data && entry && is === 'details' && (
        <AddressDetails
          entry={entry}
          savedOnly={data.saved_only.enabled}
          onBack={toList}
          onRemove={() => setView({ is: 'removal', id: entry.id })}
        />
      )}
      {entry && is === 'removal' && (
        <AddressRemoval entry={entry} onCancel={() => setView({ is: 'details', id: entry.id })} onEnd={toList} />
      )}
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
      {!data && !error && <SkeletonRows count={3} />}
    </Sheet>
  );
}

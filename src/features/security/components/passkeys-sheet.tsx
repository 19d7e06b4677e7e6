import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { useErrorMessages } from '#platform/error-messages';
import { useFactors } from '../api/factors.ts';
import { PasskeyDetails } from './passkey-details.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasskeyRemoval } from './passkey-removal.tsx';

/** `id` of the passkey concerned. */
type View = { is: 'list' | 'add' } | { is: 'details' | 'removal'; id: string };

/** The customer's passkeys, with adding, renaming and removing. */
export function PasskeysSheet({ onClose }: { onClose(): void }) {
  // With the texts of its views: a sheet that waits for them while open no longer yields the focus to one above it.
  const { t } = useTranslation(['security', 'account', 'forms']);
  const problems = useErrorMessages();
  const read = useFactors();
  const { data, error } = read;
  const [view, setView] = useState<View>({ is: 'list' });
  const passkey = 'id' in view ? data?.passkeys.find(({ id }) => id === view.id) : undefined;
  // Another device may have removed it in the meantime.
  const is = 'id' in view && !passkey ? 'list' : view.is;
  const toList = (): void => setView({ is: 'list' });
  const texts = {
    list: { title: t('passkeys.title'), description: t('passkeys.what') },
    add: { title: t('passkeys.add.title'), description: t('passkeys.add.what') },
    details: { title: passkey?.name },
    removal: { title: t('passkeys.remove.title', { name: passkey?.name }), description: t('passkeys.remove.what') },
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} {...texts[is]}>
      {data && is === 'list' && (
        <PasskeyList
          passkeys={data.passkeys}
          onAdd={() => setView({ is: 'add' })}
          onOpen={(id) => setView({ is: 'details', id })}
        />
      )}
      {is === 'add' && <PasskeyForm onEnd={toList} />}
      {passkey && is === 'details' && (
        <PasskeyDetails passkey={passkey} onBack={toList} onRemove={() => setView({ is: 'removal', id: passkey.id })} />
      )}
      {passkey && is === 'removal' && (
        <PasskeyRemoval passkey={passkey} onCancel={() => setView({ is: 'details', id: passkey.id })} onEnd={toList} />
      )}
      {!data && error && <ErrorState {...problems.state(t('passkeys.error'), read)} />}
      {!data && !error && <SkeletonRows count={2} />}
    </Sheet>
  );
}

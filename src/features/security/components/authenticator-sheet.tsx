import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { useToast } from '#design-system/toast';
import { useErrorMessages } from '#platform/error-messages';
import { makeRecoveryCodes, removeAuthenticator, type AuthenticatorSecret } from '../api/authenticator.ts';
import { useFactors } from '../api/factors.ts';
import { AuthenticatorChange } from './authenticator-change.tsx';
import { AuthenticatorFacts } from './authenticator-facts.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('#design-system/confirm-dialog')).ConfirmDialog }));

/** What can be done while the authenticator app is on. */
type ProtectedAction = 'recovery-new' | 'authenticator-off';

/** Turns the authenticator app on and off, and shows recovery codes once when they are made. */
export function AuthenticatorSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation(['security', 'forms', 'account']);
  const toast = useToast();
  const problems = useErrorMessages();
  const read = useFactors();
  const { data, error } = read;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Whether the codes were copied or saved.
  const [isKept, setKept] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  // Whether the answer that had the codes was lost.
  const [isUncertain, setUncertain] = useState(false);
  // Closing would lose the codes that are on their way.
  const [isSending, setSending] = useState(false);
  const [chosen, setChosen] = useState<ProtectedAction | null>(null);
  const isOn = Boolean(data?.authenticator_since);
  // Another device may have turned it off in the meantime.
  const action = isOn ? chosen : null;
  // Codes that are on their way come to the form that sent for them.
  const isSettingUp = !action && (!isOn || isSending);
  const view = codes ? 'recovery' : (action ?? 'authenticator');

  const send = {
    'recovery-new': async (input: Parameters<typeof makeRecoveryCodes>[0]) => setCodes(await makeRecoveryCodes(input)),
    'authenticator-off': async (input: Parameters<typeof removeAuthenticator>[0]) => {
      await removeAuthenticator(input);
      toast({ text: t('authenticator-off.done'), tone: 'success' });
      onClose();
    },
  };
  const leave = (): void => {
    if (codes) toast({ text: t('recovery.gone') });
    onClose();
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        if (codes && !isKept) setLeaving(true);
        else leave();
      }}
      dismissible={!isSending}
      title={t(`${view}.title`)}
      // The explanation was read before; phones need the space.
      description={view === 'authenticator' && secret ? undefined : t(`${view}.what`)}
    >
      {codes && <RecoveryCodes codes={codes} onKept={() => setKept(true)} onDone={onClose} />}
      {!codes && data && isSettingUp && (
        <AuthenticatorSetup
          secret={secret}
          onSecret={setSecret}
          onUncertain={() => setUncertain(true)}
          onSending={setSending}
          onCodes={setCodes}
        />
      )}
      {!codes && action && (
        <AuthenticatorChange
          key={action}
          action={action}
          send={send[action]}
          onSending={setSending}
          onCancel={() => setChosen(null)}
        />
      )}
      {!codes && !action && !isSettingUp && data?.authenticator_since && (
        <AuthenticatorFacts
          since={data.authenticator_since}
          left={data.recovery_codes}
          areCodesLost={isUncertain}
          onAction={setChosen}
        />
      )}
      {!data && error && <ErrorState {...problems.state(t('authenticator.error'), read)} />}
      {!data && !error && <SkeletonRows count={2} />}
      {isLeaving && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            onOpenChange={setLeaving}
            title={t('recovery.leave.title')}
            confirm={{ label: t('recovery.leave.close'), onClick: leave, tone: 'danger' }}
            cancel={{ label: t('recovery.leave.stay') }}
          >
            {t('recovery.leave.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Sheet>
  );
}

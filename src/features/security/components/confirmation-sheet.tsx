import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Sheet } from '#design-system/sheet';
import { SkeletonRows } from '#design-system/skeleton';
import { Failure } from '#forms/failure';
import { NoPasskey } from '#forms/no-passkey';
import { SecondFactorForm } from '#forms/second-factor-form';
import { ApiError, toApiError } from '#platform/api-error';
import { canUsePasskeys } from '#platform/passkey-support';
import { confirmWithCode, confirmWithPasskey } from '../api/confirm.ts';
import { useFactors } from '../api/factors.ts';

interface ConfirmationSheetProps {
  /** What is about to happen. */
  about?: ReactNode;
  /** For a customer without the app and its codes; `onBack` leads back to the code. */
  Lost: ComponentType<{ onBack(): void }>;
  onConfirmed(): void;
  /** Closed without an answer. */
  onClose(): void;
}

/** Asks for a second factor before a sensitive act: a code, or a passkey where the customer has one. */
export function ConfirmationSheet({ about, Lost, onConfirmed, onClose }: ConfirmationSheetProps) {
  const { t } = useTranslation(['security', 'forms', 'common', 'account']);
  const [isLost, setLost] = useState(false);
  const hasPasskey = (useFactors().data?.passkeys.length ?? 0) > 0;

  const confirm = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // Turned off on another device in the meantime: nothing is left to confirm.
      if (toApiError(error).code !== 'authenticator-off') throw error;
    }
    onConfirmed();
  };
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isLost ? 'account:lost.title' : 'confirmation.title')}
      description={isLost ? undefined : t('confirmation.what')}
    >
      {isLost ? (
        <Suspense fallback={<SkeletonRows count={3} />}>
          <Lost onBack={() => setLost(false)} />
        </Suspense>
      ) : (
        <>
          {about}
          <SecondFactorForm send={(code) => confirm(() => confirmWithCode(code))}>
            {hasPasskey && canUsePasskeys() && <PasskeyWay confirm={() => confirm(confirmWithPasskey)} />}
            <Button tone="quiet" size="small" block onClick={() => setLost(true)}>
              {t('forms:second-factor.lost')}
            </Button>
          </SecondFactorForm>
        </>
      )}
    </Sheet>
  );
}

function PasskeyWay({ confirm }: { confirm(): Promise<void> }) {
  const { t } = useTranslation('security');
  const [isBusy, setBusy] = useState(false);
  /** Null once the browser's dialog gave none. */
  const [failure, setFailure] = useState<ApiError | null>();
  const use = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await confirm();
    } catch (error) {
      setFailure(error instanceof ApiError ? error : null);
    }
    setBusy(false);
  };
  return (
    <>
      <Button block busy={isBusy} onClick={() => void use()}>
        {t('confirmation.passkey')}
      </Button>
      <div role="status" className="empty:absolute">
        {failure === null && <NoPasskey />}
      </div>
      <Failure of={failure} />
    </>
  );
}

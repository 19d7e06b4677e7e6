import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { useToast } from '#design-system/toast';
import { toApiError, type ApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { useStopRemoval } from '../api/stop-removal.ts';

/** The button is gone: move the focus to the screen. */
const focusScreen = (): void => document.getElementById('main')?.focus();

/** Says who asked to remove the authenticator app and when that happens, and stops it with one press. */
export function RemovalNotice({ removal }: { removal: NonNullable<UserInfo['authenticator_removal']> }) {
  const { t } = useTranslation('security');
  const dates = useDates();
  const toast = useToast();
  const problems = useErrorMessages();
  const stopRemoval = useStopRemoval();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { state, requested_at: requested, due_at: due, device, address } = removal;
  const stop = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await stopRemoval();
      toast({ text: t('removal.stopped'), tone: 'success' });
      focusScreen();
    } catch (error) {
      setFailure(toApiError(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Callout
        tone="caution"
        title={t(`removal.${state}.title`, { moment: due === null ? '' : dates.moment(due) })}
        action={
          <Button size="small" busy={isBusy} onClick={() => void stop()}>
            {t('removal.stop')}
          </Button>
        }
      >
        {t(`removal.${state}.text`, { moment: dates.moment(requested), device, ip: address })}
      </Callout>
      {failure && <Callout {...problems.callout(failure)} />}
    </>
  );
}

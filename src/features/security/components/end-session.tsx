import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '#design-system/callout';
import { ConfirmDialog } from '#design-system/confirm-dialog';
import { Stack } from '#design-system/stack';
import { useToast } from '#design-system/toast';
import { toApiError, type ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { useEndSession } from '../api/end-session.ts';
import type { DeviceSession } from '../api/sessions.ts';

interface EndSessionProps {
  which: DeviceSession | 'others';
  /** How many other devices are logged in. */
  others: number;
  onClose(): void;
}

/** Logs out another device, or all others, after a confirmation. */
export function EndSession({ which, others, onClose }: EndSessionProps) {
  const { t } = useTranslation(['security', 'common']);
  const toast = useToast();
  const problems = useErrorMessages();
  const end = useEndSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const one = which === 'others' ? null : which;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await end(one?.id ?? 'others');
      toast({
        text: one ? t('end-one.done', { device: one.device }) : t('end-others.done'),
        tone: 'success',
      });
      onClose();
    } catch (error) {
      setFailure(toApiError(error));
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={one ? t('end-one.title', { device: one.device }) : t('end-others.title')}
      confirm={{
        label: t(one ? 'end-one.confirm' : 'end-others.confirm'),
        onClick: () => void confirm(),
        busy: isBusy,
      }}
      cancel={{ label: t('common:action.cancel') }}
    >
      <Stack gap={3}>
        <p>{one ? t('end-one.text') : t('end-others.text', { count: others })}</p>
        {failure && <Callout {...problems.callout(failure)} />}
      </Stack>
    </ConfirmDialog>
  );
}

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#design-system/confirm-dialog';
import { Stack } from '#design-system/stack';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
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
  const end = useEndSession();
  const one = which === 'others' ? null : which;

  const { run, isBusy, failure } = useAction(async () => {
    await end(one?.id ?? 'others');
    toast({
      text: one ? t('end-one.done', { device: one.device }) : t('end-others.done'),
      tone: 'success',
    });
    onClose();
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={one ? t('end-one.title', { device: one.device }) : t('end-others.title')}
      confirm={{
        label: t(one ? 'end-one.confirm' : 'end-others.confirm'),
        onClick: run,
        busy: isBusy,
      }}
      cancel={{ label: t('common:action.cancel') }}
    >
      <Stack gap={3}>
        <p>{one ? t('end-one.text') : t('end-others.text', { count: others })}</p>
        <Failure of={failure} />
      </Stack>
    </ConfirmDialog>
  );
}

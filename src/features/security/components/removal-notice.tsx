import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/account';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { currentMain, focusMain } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { useDates } from '#platform/dates';
import { useStopRemoval } from '../api/stop-removal.ts';

/** Says who asked to remove the authenticator app and when that happens, and stops it with one press. */
export function RemovalNotice({ removal }: { removal: NonNullable<UserInfo['authenticator_removal']> }) {
  const { t } = useTranslation('security');
  const dates = useDates();
  const toast = useToast();
  const stopRemoval = useStopRemoval();
  const { state, proof, waiting_days: days, requested_at: requested, due_at: due, device, address } = removal;
  const { run, isBusy, failure } = useAction(async () => {
    const main = currentMain();
    await stopRemoval();
    toast({ text: t('removal.stopped'), tone: 'success' });
    focusMain(main);
  });
  return (
    <>
      <Callout
        tone="caution"
        title={t(`removal.${state}.title`, { moment: due === null ? '' : dates.moment(due) })}
        action={
          <Button size="small" busy={isBusy} onClick={run}>
            {t('removal.stop')}
          </Button>
        }
      >
        <div className="flex flex-col gap-2">
          <p>{t(`removal.${state}.text`, { count: days, moment: dates.moment(requested), device, ip: address })}</p>
          {proof === 'email' && <p>{t('removal.by-email')}</p>}
        </div>
      </Callout>
      <Failure of={failure} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { currentMain, focusMain } from '#design-system/screen';
import { useToast } from '#design-system/toast';
import { Failure } from '#forms/failure';
import { useAction } from '#platform/action';
import { useDates } from '#platform/dates';
import { useCancelClosure } from '../api/cancel-closure.ts';

interface ClosureNoticeProps {
  /** ISO 8601. */
  closesAt: string;
  /** Called once the closure is canceled. Otherwise the focus goes to the page, as the notice that had it goes away. */
  onKept?(): void;
}

/** Says when the account closes, and can cancel that. */
export function ClosureNotice({ closesAt, onKept }: ClosureNoticeProps) {
  const { t } = useTranslation('privacy');
  const dates = useDates();
  const toast = useToast();
  const cancelClosure = useCancelClosure();
  const { run, isBusy, failure } = useAction(async () => {
    const main = currentMain();
    await cancelClosure();
    toast({ text: t('closure.kept'), tone: 'success' });
    if (onKept) onKept();
    else focusMain(main);
  });
  return (
    <>
      <Callout
        tone="caution"
        title={t('closure.title', { day: dates.day(closesAt) })}
        action={
          <Button size="small" busy={isBusy} onClick={run}>
            {t('closure.keep')}
          </Button>
        }
      >
        {t('closure.text', { moment: dates.moment(closesAt) })}
      </Callout>
      <Failure of={failure} />
    </>
  );
}

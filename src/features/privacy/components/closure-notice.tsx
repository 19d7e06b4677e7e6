import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { useToast } from '#design-system/toast';
import { toApiError, type ApiError } from '#platform/api-error';
import { useDates } from '#platform/dates';
import { useErrorMessages } from '#platform/error-messages';
import { useCancelClosure } from '../api/cancel-closure.ts';

interface ClosingNoticeProps {
  /** ISO 8601. */
  closesAt: string;
  /** Called once the closure is canceled. */
  onKept(): void;
}

/** Says when the account closes, and can cancel that. */
export function ClosureNotice({ closesAt, onKept }: ClosingNoticeProps) {
  const { t } = useTranslation('privacy');
  const dates = useDates();
  const toast = useToast();
  const problems = useErrorMessages();
  const cancelClosure = useCancelClosure();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const keep = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await cancelClosure();
      toast({ text: t('closure.kept'), tone: 'success' });
      onKept();
    } catch (error) {
      setFailure(toApiError(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Callout
        tone="caution"
        title={t('closure.title', { day: dates.day(closesAt) })}
        action={
          <Button size="small" busy={isBusy} onClick={() => void keep()}>
            {t('closure.keep')}
          </Button>
        }
      >
        {t('closure.text', { moment: dates.moment(closesAt) })}
      </Callout>
      {failure && <Callout {...problems.callout(failure)} />}
    </>
  );
}

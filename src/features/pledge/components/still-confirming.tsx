import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Stack } from '#design-system/stack';
import { toApiError, type ApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import type { OpenTerm } from '../api/open-term.ts';
import type { Term } from '../model/term.ts';

interface StillConfirmingProps {
  call: OpenTerm;
  onOpened(term: Term): void;
}

/** Says that a term may have been opened though no answer came: asking again is safe. */
export function StillConfirming({ call, onOpened }: StillConfirmingProps) {
  const { t } = useTranslation('pledge');
  const problems = useErrorMessages();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { pending } = call;
  if (!pending) return failure && <Callout {...problems.callout(failure)} />;
  const again = (): void => {
    setBusy(true);
    setFailure(null);
    call.send(pending).then(onOpened, (error: unknown) => {
      setBusy(false);
      setFailure(toApiError(error));
    });
  };
  return (
    <Stack gap={3}>
      <Callout
        tone="caution"
        title={t('uncertain.title')}
        announce
        action={
          <Button size="small" busy={isBusy} onClick={again}>
            {t('uncertain.again')}
          </Button>
        }
      >
        {t('uncertain.text')}
      </Callout>
      {failure && <Callout {...problems.callout(failure)} />}
    </Stack>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { SecondFactorForm } from '#forms/second-factor-form';
import { useAction } from '#platform/action';
import { ApiError, toApiError } from '#platform/api-error';
import { loadNamespaces } from '#platform/i18n';
import { confirmLogin } from '../api/confirm-login.ts';
import type { LoginStep } from './login-step.ts';

interface SecondStepProps {
  /** Proof that the password was correct. */
  ticket: string;
  /** A password reset needs it: the new password counts once the code is verified. */
  isReset: boolean;
  /** Back to the password; with a reason unless the customer chose it. */
  onBack(reason: ApiError | null): void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
function SecondStep({ ticket, isReset, onBack }: SecondStepProps) {
  const { t } = useTranslation(isReset ? ['forms', 'account'] : 'forms');
  // What stands in place of the code for those who can't enter one.
  const [lost, setLost] = useState<ReactNode>(null);
  const send = async (code: string): Promise<void> => {
    try {
      await confirmLogin({ ticket, code });
    } catch (error) {
      const known = toApiError(error);
      if (known.code !== 'ticket-expired') throw error;
      onBack(known);
    }
  };
  const opening = useAction(async () => {
    try {
      const { lostAuthenticator } = await import('./lost-authenticator.tsx');
      setLost(await lostAuthenticator({ ticket, isReset, onExpired: onBack, onBack: () => setLost(null) }));
    } catch (error) {
      // Anything else is code or texts that didn't load.
      const known = error instanceof ApiError ? error : new ApiError({ kind: 'offline' });
      if (known.code !== 'ticket-expired') throw known;
      onBack(known);
    }
  });
  if (lost !== null) return lost;
  const form = (
    <SecondFactorForm send={send} autoFocus failure={opening.failure}>
      <Button tone="quiet" block onClick={() => onBack(null)}>
        {t('second-factor.back')}
      </Button>
      <Button tone="quiet" size="small" block busy={opening.isBusy} onClick={() => opening.run()}>
        {t('second-factor.lost')}
      </Button>
    </SecondFactorForm>
  );
  if (!isReset) return form;
  return (
    <>
      <Callout>{t('account:recovery.not-yet')}</Callout>
      {form}
    </>
  );
}

/** Returns the second step with its texts loaded. */
export async function secondStep(
  ticket: string,
  onBack: SecondStepProps['onBack'],
  isReset = false,
): Promise<LoginStep> {
  await loadNamespaces(isReset ? ['forms', 'account'] : ['forms']);
  return { title: isReset ? 'forgot' : 'title', content: <SecondStep {...{ ticket, onBack, isReset }} /> };
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { SecondFactorField } from '#forms/second-factor-field';
import { ApiError, toApiError } from '#platform/api-error';
import { useErrorMessages } from '#platform/error-messages';
import { useForm } from '#platform/form';
import { loadNamespaces } from '#platform/i18n';
import { confirmLogin } from '../api/confirm-login.ts';
import type { LoginStep } from './login-step.ts';

interface SecondStepProps {
  /** Proof that the password was correct. */
  ticket: string;
  /** Back to the password; with a reason unless the customer chose it. */
  onBack(reason: ApiError | null): void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
function SecondStep({ ticket, onBack }: SecondStepProps) {
  const { t } = useTranslation('forms');
  const problems = useErrorMessages();
  // What stands in place of the code for those who can't enter one.
  const [lost, setLost] = useState<ReactNode>(null);
  const [unloaded, setUnloaded] = useState<ApiError | null>(null);
  const form = useForm({
    rules: async () => (await import('../model/login-form.ts')).checkLoginCode,
    initial: { code: '' },
    async submit({ code }) {
      try {
        await confirmLogin({ ticket, code });
      } catch (error) {
        const known = toApiError(error);
        if (known.code !== 'ticket-expired') throw error;
        onBack(known);
      }
    },
    codes: { 'second-factor-wrong': 'code' },
  });
  const openLost = (): unknown =>
    import('./lost-authenticator.tsx')
      .then(({ lostAuthenticator }) => lostAuthenticator({ ticket, onExpired: onBack, onBack: () => setLost(null) }))
      .then(setLost, () => setUnloaded(new ApiError({ kind: 'offline' })));
  const failure = form.failure ?? unloaded;
  if (lost !== null) return lost;
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      {failure && <Callout {...problems.callout(failure)} />}
      <SecondFactorField form={form} autoFocus />
      <div className="flex flex-col gap-2">
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {t('second-factor.confirm')}
        </Button>
        <Button tone="quiet" block onClick={() => onBack(null)}>
          {t('second-factor.back')}
        </Button>
        <Button tone="quiet" size="small" block onClick={openLost}>
          {t('second-factor.lost')}
        </Button>
      </div>
    </form>
  );
}

/** Returns the second step with its texts loaded. */
export async function secondStep(ticket: string, onBack: SecondStepProps['onBack']): Promise<LoginStep> {
  await loadNamespaces(['forms']);
  return { title: 'title', content: <SecondStep ticket={ticket} onBack={onBack} /> };
}

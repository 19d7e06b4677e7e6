import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import type { ApiError } from '#platform/api-error';
import { useForm } from '#platform/form';
import { useRefusedCode } from '#platform/refused-code';
import { SecondFactorField } from './second-factor-field.tsx';
import { Failure } from './failure.tsx';

interface SecondFactorFormProps {
  /** Sends the code. Errors that it throws show in the form. */
  send(code: string): Promise<void>;
  autoFocus?: boolean;
  /** Why another way on failed. */
  failure?: ApiError | null;
  /** Other ways on, below the button. */
  children?: ReactNode;
}

/** Asks for a code of the authenticator app, or a recovery code, and nothing else. */
export function SecondFactorForm({ send, autoFocus = false, failure = null, children }: SecondFactorFormProps) {
  const { t } = useTranslation('forms');
  const sendOnce = useRefusedCode(send);
  const form = useForm({
    rules: async () => (await import('./second-factor-rules.ts')).checkSecondFactor,
    initial: { code: '' },
    submit: ({ code }) => sendOnce(code),
    codes: { 'second-factor-wrong': 'code' },
  });
  const shown = form.failure ?? failure;
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <Failure of={shown} />
      <SecondFactorField form={form} autoFocus={autoFocus} />
      <div className="flex flex-col gap-2">
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {t('second-factor.confirm')}
        </Button>
        {children}
      </div>
    </form>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#contract/index';
import { useToast } from '#design-system/toast';
import { ConfirmButtons } from '#forms/confirm-buttons';
import { CurrentPasswordField } from '#forms/current-password-field';
import { Failure } from '#forms/failure';
import { toApiError } from '#platform/api-error';
import { useForm } from '#platform/form';
import { useRefreshFactors } from '../api/factors.ts';

interface AuthenticatorChangeProps {
  action: 'recovery-new' | 'authenticator-off';
  send(input: RequestOf<'POST user/removeAuthenticator'>): Promise<void>;
  /** Called with whether it is being sent. */
  onSending(isSending: boolean): void;
  onCancel(): void;
}

/** Requires the password before the authenticator app is turned off or gets new recovery codes. */
export function AuthenticatorChange({ action, send, onSending, onCancel }: AuthenticatorChangeProps) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const refresh = useRefreshFactors();
  const form = useForm({
    rules: async () => (await import('../model/factor-forms.ts')).checkPasswordOnly,
    initial: { password: '' },
    async submit(input) {
      try {
        await send(input);
      } catch (error) {
        const known = toApiError(error);
        if (known.code !== 'authenticator-off') throw error;
        // Done on another device in the meantime: show the current state.
        toast({ text: known.message });
      }
      await refresh();
    },
    codes: { 'wrong-password': 'password' },
  });
  const { isSubmitting } = form;
  useEffect(() => {
    onSending(isSubmitting);
    // What comes goes on in another step, without this form.
    return () => onSending(false);
  }, [isSubmitting, onSending]);

  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <Failure of={form.failure} />
      <CurrentPasswordField field={form.field('password')} />
      <ConfirmButtons
        submit={t(`${action}.submit`)}
        danger={action === 'authenticator-off'}
        busy={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  );
}

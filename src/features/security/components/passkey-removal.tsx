import { useTranslation } from 'react-i18next';
import { useToast } from '#design-system/toast';
import { ConfirmButtons } from '#forms/confirm-buttons';
import { CurrentPasswordField } from '#forms/current-password-field';
import { Failure } from '#forms/failure';
import { useForm } from '#platform/form';
import { ignoreMissing } from '#platform/ignore-missing';
import { useRefreshFactors } from '../api/factors.ts';
import { removePasskey, type Passkey } from '../api/passkeys.ts';

interface PasskeyRemovalProps {
  passkey: Passkey;
  onCancel(): void;
  /** Called once it is removed. */
  onEnd(): void;
}

/** Removes a passkey after the password is entered. */
export function PasskeyRemoval({ passkey, onCancel, onEnd }: PasskeyRemovalProps) {
  const { t } = useTranslation('security');
  const toast = useToast();
  const refresh = useRefreshFactors();
  const form = useForm({
    rules: async () => (await import('../model/factor-forms.ts')).checkPasswordOnly,
    initial: { password: '' },
    async submit({ password }) {
      await ignoreMissing(removePasskey({ id: passkey.id, password }));
      toast({ text: t('passkeys.remove.done'), tone: 'success' });
      onEnd();
      await refresh();
    },
    codes: { 'wrong-password': 'password' },
  });
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <Failure of={form.failure} />
      <CurrentPasswordField field={form.field('password')} />
      <ConfirmButtons submit={t('passkeys.remove.submit')} danger busy={form.isSubmitting} onCancel={onCancel} />
    </form>
  );
}

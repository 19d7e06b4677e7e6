import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { TextField } from '#design-system/text-field';
import { useToast } from '#design-system/toast';
import { CurrentPasswordField } from '#forms/current-password-field';
import { Failure } from '#forms/failure';
import { useForm } from '#platform/form';
import { useRefreshFactors } from '../api/factors.ts';
import { addPasskey } from '../api/passkeys.ts';
import { useSessions } from '../api/sessions.ts';
import { passkeyOutcome } from '../model/passkey-outcome.ts';

/** Adds a passkey: password and name (default: this device's), then the browser's dialog. */
export function PasskeyForm({ onEnd }: { onEnd(): void }) {
  const { t } = useTranslation(['security', 'common']);
  const toast = useToast();
  const refresh = useRefreshFactors();
  const device = useSessions().data?.items.find(({ current }) => current)?.device ?? '';
  // Unknown browsers are named by their whole user agent.
  const suggestion = device.slice(0, 40);
  const [outcome, setOutcome] = useState<ReturnType<typeof passkeyOutcome>>(null);
  const form = useForm({
    rules: async () => (await import('../model/factor-forms.ts')).checkNewPasskey,
    initial: { password: '', name: suggestion },
    async submit(input) {
      setOutcome(null);
      try {
        await addPasskey(input);
      } catch (error) {
        const why = passkeyOutcome(error);
        if (why === null) throw error;
        setOutcome(why);
        return;
      }
      toast({ text: t('passkeys.add.done'), tone: 'success' });
      onEnd();
      await refresh();
    },
    codes: { 'wrong-password': 'password' },
  });
  return (
    <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
      <Failure of={form.failure} />
      <CurrentPasswordField field={form.field('password')} />
      <TextField
        label={t('passkeys.name')}
        hint={t('passkeys.add.name-hint')}
        autoComplete="off"
        {...form.field('name')}
      />
      {outcome !== null && outcome !== 'canceled' && <Callout announce>{t(`passkeys.add.${outcome}`)}</Callout>}
      <div className="flex flex-col gap-2">
        <p role="status" className="text-center text-14 text-muted empty:absolute">
          {outcome === 'canceled' && t('passkeys.add.canceled')}
        </p>
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {t('passkeys.add.submit')}
        </Button>
        <Button tone="quiet" block disabled={form.isSubmitting} onClick={onEnd}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </form>
  );
}

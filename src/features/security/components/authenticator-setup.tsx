import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { Stack } from '#design-system/stack';
import { useToast } from '#design-system/toast';
import { CurrentPasswordField } from '#forms/current-password-field';
import { Failure } from '#forms/failure';
import { toApiError, type ApiError } from '#platform/api-error';
import { useForm } from '#platform/form';
import { beginAuthenticator, type AuthenticatorSecret } from '../api/authenticator.ts';
import { useRefreshFactors } from '../api/factors.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';

interface AuthenticatorSetupProps {
  /** Null until the password is confirmed. */
  secret: AuthenticatorSecret | null;
  onSecret(secret: AuthenticatorSecret | null): void;
  /** Called when the answer to the first code was lost, so that the app may be on. */
  onUncertain(): void;
  /** Called with whether the first code is being sent. */
  onSending(isSending: boolean): void;
  /** Called with the recovery codes once it is on. */
  onCodes(codes: readonly string[]): void;
}

/** Sets up the authenticator app: the password, then its secret and a first code. */
export function AuthenticatorSetup(props: AuthenticatorSetupProps) {
  const { secret, onSecret, onUncertain, onSending, onCodes } = props;
  const toast = useToast();
  const refresh = useRefreshFactors();
  const [isExpired, setExpired] = useState(false);

  /** Handles errors that end this setup; others show where they happened. */
  const giveUp = async (error: ApiError): Promise<void> => {
    if (error.code === 'ticket-expired') {
      setExpired(true);
      onSecret(null);
      return;
    }
    if (secret && !error.isOutcomeKnown) onUncertain();
    if (error.code !== 'authenticator-already-on') throw error;
    // Done on another device in the meantime, or here by an attempt whose answer was lost: show the current state.
    toast({ text: error.message });
    await refresh();
  };

  if (!secret) return <PasswordStep isAgain={isExpired} onSecret={onSecret} onFailure={giveUp} />;
  return (
    <AuthenticatorKey
      secret={secret}
      onCodes={async (codes) => {
        onCodes(codes);
        await refresh();
      }}
      onSending={onSending}
      onFailure={giveUp}
    />
  );
}

interface PasswordStepProps {
  /** Whether an earlier attempt expired. */
  isAgain: boolean;
  onSecret(secret: AuthenticatorSecret): void;
  /** Throws errors that it can't handle. */
  onFailure(error: ApiError): Promise<void>;
}

function PasswordStep({ isAgain, onSecret, onFailure }: PasswordStepProps) {
  const { t } = useTranslation('security');
  const form = useForm({
    rules: async () => (await import('../model/factor-forms.ts')).checkPasswordOnly,
    initial: { password: '' },
    async submit(input) {
      try {
        onSecret(await beginAuthenticator(input));
      } catch (error) {
        await onFailure(toApiError(error));
      }
    },
    codes: { 'wrong-password': 'password' },
  });
  return (
    <Stack gap={5}>
      {isAgain && (
        <Callout tone="caution" title={t('authenticator.expired.title')} announce>
          {t('authenticator.expired.text')}
        </Callout>
      )}
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <Failure of={form.failure} />
        <CurrentPasswordField field={form.field('password')} />
        <Button type="submit" tone="primary" size="large" block busy={form.isSubmitting}>
          {t(isAgain ? 'authenticator.again' : 'authenticator.begin')}
        </Button>
      </form>
    </Stack>
  );
}

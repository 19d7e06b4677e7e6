import { Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { CopyButton } from '#design-system/copy-button';
import { Icon } from '#design-system/icon';
import { QrCode } from '#design-system/qr-code';
import { Stack } from '#design-system/stack';
import { Failure } from '#forms/failure';
import { SecondFactorField } from '#forms/second-factor-field';
import { toApiError, type ApiError } from '#platform/api-error';
import { useForm } from '#platform/form';
import { useRefusedCode } from '#platform/refused-code';
import { confirmAuthenticator, type AuthenticatorSecret } from '../api/authenticator.ts';
import { grouped } from '../model/recovery-codes.ts';

interface AuthenticatorKeyProps {
  secret: AuthenticatorSecret;
  onCodes(codes: readonly string[]): Promise<void>;
  /** Called with whether it is being sent. */
  onSending(isSending: boolean): void;
  /** Throws errors that it can't handle. */
  onFailure(error: ApiError): Promise<void>;
}

/** The secret to scan, open or type, and the app's first code. */
export function AuthenticatorKey({ secret, onCodes, onSending, onFailure }: AuthenticatorKeyProps) {
  const { t } = useTranslation(['security', 'forms']);
  const confirm = useRefusedCode(async (code) => {
    try {
      await onCodes(await confirmAuthenticator({ code }));
    } catch (error) {
      await onFailure(toApiError(error));
    }
  });
  const form = useForm({
    rules: async () => (await import('../model/factor-forms.ts')).checkAuthenticatorCode,
    initial: { code: '' },
    submit: ({ code }) => confirm(code),
    codes: { 'second-factor-wrong': 'code' },
  });
  const { isSubmitting } = form;
  useEffect(() => {
    onSending(isSubmitting);
    // What comes goes on in another step, without this form.
    return () => onSending(false);
  }, [isSubmitting, onSending]);

  return (
    <Stack gap={5}>
      <div className="flex flex-col items-center gap-3">
        <p className="self-start">{t('authenticator.scan', { count: Math.round(secret.expires_in / 60) })}</p>
        <QrCode text={secret.uri} label={t('authenticator.qr')} />
        <Button href={secret.uri} tone="quiet" icon={<Icon icon={Smartphone} />}>
          {t('authenticator.open')}
        </Button>
      </div>
      <div className="flex items-center gap-3 border-y border-line py-2.5">
        <div className="flex min-w-0 grow flex-col gap-0.5">
          <span className="text-14 text-muted">{t('authenticator.key')}</span>
          <span className="tabular-nums" translate="no">
            {grouped(secret.secret)}
          </span>
        </div>
        <CopyButton text={secret.secret} label={t('authenticator.copy-key')} />
      </div>
      <form ref={form.ref} onSubmit={form.onSubmit} noValidate className="flex flex-col gap-5">
        <Failure of={form.failure} />
        <SecondFactorField form={form} label={t('authenticator.code')} recovery={false} />
        <Button type="submit" tone="primary" size="large" block busy={isSubmitting}>
          {t('authenticator.turn-on')}
        </Button>
      </form>
    </Stack>
  );
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { CodeField } from '#design-system/code-field';
import { TextField } from '#design-system/text-field';
import { useToast } from '#design-system/toast';
import { toApiError, type ApiError } from '#platform/api-error';
import { useRemaining } from '#platform/countdown';
import { useErrorMessages } from '#platform/error-messages';
import type { Form } from '#platform/form';

interface EmailFieldsProps {
  /** Label of the email field. */
  label: string;
  form: Form<{ email: string; code: string }>;
  /** Sends a code to the address. */
  send(email: string): Promise<ResponseOf<'POST index/sendEmail'>>;
}

/** An email address, the code sent to it, and the button that sends and resends the code. */
export function EmailFields({ label, form, send }: EmailFieldsProps) {
  const { t } = useTranslation('forms');
  const toast = useToast();
  const problems = useErrorMessages();
  const [sent, setSent] = useState<{ email: string; minutes: number; resendAt: number } | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const email = form.values.email.trim();
  const seconds = Math.ceil(useRemaining(sent?.resendAt ?? null) / 1000);
  // The wait applies to one address only.
  const isWaiting = sent?.email === email && seconds > 0;

  const sendCode = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      if (!(await form.require('email'))) return;
      const answer = await send(email);
      setSent({
        email,
        minutes: Math.round(answer.expires_in / 60),
        resendAt: Date.now() + answer.resend_after * 1000,
      });
      toast({ text: t('email.sent'), tone: 'success' });
      codeInput.current?.focus();
    } catch (caught) {
      const known = toApiError(caught);
      const atField = known.fields.email?.[0];
      if (atField === undefined) setFailure(known);
      else form.setError('email', atField);
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <TextField
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <CodeField
        ref={codeInput}
        label={t('email.code')}
        name="code"
        value={form.values.code}
        onChange={(code) => form.set('code', code)}
        error={form.error('code')}
        hint={sent ? t('email.code-hint', { count: sent.minutes }) : undefined}
        action={
          <Button tone="quiet" size="small" busy={isSending} disabled={isWaiting} onClick={() => void sendCode()}>
            {isWaiting ? t('email.resend', { count: seconds }) : t(sent ? 'email.send-again' : 'email.send-code')}
          </Button>
        }
      />
      {failure && <Callout {...problems.callout(failure)} />}
    </>
  );
}

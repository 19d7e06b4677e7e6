import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Callout } from '#design-system/callout';
import { CodeField } from '#design-system/code-field';
import { useToast } from '#design-system/toast';
import { toApiError, type ApiError } from '#platform/api-error';
import { useRemaining } from '#platform/countdown';
import { useProblems } from '#platform/problem';
import { sendEmail } from '../api/send-email.ts';

interface EmailCodeFieldProps {
  email: string;
  /** Whether the address may be written to; says at its field what is wrong with it. */
  checkEmail(): Promise<boolean>;
  value: string;
  error: string | undefined;
  onChange(code: string): void;
  onEmailError(message: string): void;
}

/** The code that was sent to an address, and the button that sends it, again after a while. */
export function EmailCodeField({ email, checkEmail, value, error, onChange, onEmailError }: EmailCodeFieldProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const problems = useProblems();
  const [sent, setSent] = useState<{ email: string; minutes: number; resendAt: number } | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const seconds = Math.ceil(useRemaining(sent?.resendAt ?? null) / 1000);
  // Another address may be written to at once.
  const isWaiting = sent?.email === email && seconds > 0;

  const send = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      if (!(await checkEmail())) return;
      const answer = await sendEmail(email);
      setSent({ email, minutes: Math.round(answer.expires_in / 60), resendAt: Date.now() + answer.resend_after * 1000 });
      toast({ text: t('register.email-sent'), tone: 'success' });
    } catch (caught) {
      const known = toApiError(caught);
      const atField = known.fields.email?.[0];
      if (atField === undefined) setFailure(known);
      else onEmailError(atField);
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <CodeField
        label={t('register.code')}
        name="code"
        value={value}
        onChange={onChange}
        error={error}
        hint={sent ? t('register.code-hint', { count: sent.minutes }) : undefined}
        action={
          <Button busy={isSending} disabled={isWaiting} onClick={() => void send()}>
            {isWaiting ? t('register.resend', { count: seconds }) : t(sent ? 'register.send-again' : 'register.send-code')}
          </Button>
        }
      />
      {failure && <Callout {...problems.callout(failure)} />}
    </>
  );
}
